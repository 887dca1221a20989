import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A pipe with a path, which goes when this goes.
final class NamedPipe {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("pipe-\(UUID())").path

    init() throws {
        guard mkfifo(path, 0o600) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }

    deinit {
        unlink(path)
    }
}

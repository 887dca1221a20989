import Foundation
import Synchronization

/// A file descriptor that is closed when it is let go of.
///
/// Once it is closed, it gets and sends nothing: its number may be another's by then, and that one's bytes would be taken.
final class FileDescriptor: Sendable {
    let number: Int32
    private let isOpen = Mutex(true)

    init(_ number: Int32) throws {
        guard number >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EBADF) }
        self.number = number
    }

    deinit {
        close()
    }

    static func null() throws -> FileDescriptor {
        try FileDescriptor(open("/dev/null", O_RDWR))
    }

    /// Both ends of a pipe.
    static func pipe() throws -> (reading: FileDescriptor, writing: FileDescriptor) {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
        return (try FileDescriptor(ends[0]), try FileDescriptor(ends[1]))
    }

    func close() {
        isOpen.withLock { isOpen in
            if isOpen { _ = Foundation.close(number) }
            isOpen = false
        }
    }

    /// What one read gets; empty at the end.
    func readSome() -> [UInt8] {
        guard isOpen.withLock(\.self) else { return [] }
        return [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            repeat {
                count = read(number, buffer.baseAddress, buffer.count)
            } while count < 0 && errno == EINTR
            count = max(count, 0)
        }
    }

    func readAll() -> [UInt8] {
        var bytes: [UInt8] = []
        while case let piece = readSome(), !piece.isEmpty {
            bytes += piece
        }
        return bytes
    }

    /// Writes, until the reader is gone.
    func writeAll(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty, isOpen.withLock(\.self) {
            let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
            if count < 0 && errno != EINTR { return }
            rest = rest.dropFirst(max(count, 0))
        }
    }
}

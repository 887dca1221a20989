#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An exclusive lock on a directory, which the system releases when its holder ends, however it ends.
struct FileLock: Sendable {
    static let fileName = "install.lock"

    private let descriptor: Int32

    /// Takes the lock, or gives nil where another has it or has just removed the directory.
    init?(directory: URL) throws(LocalModelError) {
        let path = directory.appending(path: Self.fileName).path
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        if descriptor < 0, errno == ENOENT { return nil }
        guard descriptor >= 0 else { throw .storage(path: path, reason: systemMessage(errno)) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, Self.isFile(descriptor, at: path) else {
            closeDescriptor(descriptor)
            return nil
        }
        self.descriptor = descriptor
    }

    /// Gives the lock back.
    func release() {
        closeDescriptor(descriptor)
    }

    /// Whether the file is still the one at the path: who removes an installation removes its lock too.
    private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
        var locked = stat()
        var present = stat()
        return fstat(descriptor, &locked) == 0 && stat(path, &present) == 0
            && locked.st_ino == present.st_ino && locked.st_dev == present.st_dev
    }
}

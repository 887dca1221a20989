#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A locked file that says that a store is there and writes. The system lets go of the lock when the store's program
/// ends, however it ends.
///
/// The lock belongs to the open file, not to the process: two stores of one program see each other's, and a new process
/// with an old number holds nothing.
final class WriterLock {
    private let path: String
    private let descriptor: Int32

    /// Makes a file and locks it; `nil` where somebody took it for left behind before it was locked.
    init?(path: String) throws(SystemError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor < 0, errno == EEXIST { return nil }
        guard descriptor >= 0 else { throw SystemError(code: errno) }
        let error = flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? nil : SystemError(code: errno)
        guard error == nil, Self.isFile(descriptor, at: path) else {
            close(descriptor)
            if let error, error.code != EWOULDBLOCK { throw error }
            return nil
        }
        self.path = path
        self.descriptor = descriptor
    }

    deinit {
        unlink(path)
        close(descriptor)
    }

    /// Whether somebody holds the lock of this file. Where that can't be told, somebody does.
    static func isHeld(path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return errno != ENOENT }
        defer { close(descriptor) }
        return flock(descriptor, LOCK_SH | LOCK_NB) != 0
    }

    /// Removes a file that nobody holds. One who has just made it and not locked it yet sees that it is gone.
    static func remove(path: String) {
        unlink(path)
    }

    /// Whether an open file is still the one at the path.
    private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
        var locked = stat()
        var present = stat()
        return fstat(descriptor, &locked) == 0 && stat(path, &present) == 0
            && locked.st_ino == present.st_ino && locked.st_dev == present.st_dev
    }
}

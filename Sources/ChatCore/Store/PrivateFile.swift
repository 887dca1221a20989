#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Files and directories that only their owner may read.
enum PrivateFile {
    /// Makes a directory, and those above it, unless they are there. One that is there keeps its permissions.
    static func makeDirectory(_ path: String) throws {
        var info = stat()
        guard stat(path, &info) != 0 else { return }
        let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        if !parent.isEmpty { try makeDirectory(parent) }
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw inaccessible(path) }
    }

    /// Makes an empty file unless it is there.
    ///
    /// It gets its name once it is closed: closing it when SQLite has opened it meanwhile would drop SQLite's locks.
    static func make(_ path: String) throws {
        guard access(path, F_OK) != 0, errno == ENOENT else { return }
        let new = "\(path)-new-\(UInt64.random(in: .min ... .max))"
        let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw inaccessible(path) }
        close(descriptor)
        defer { unlink(new) }
        guard link(new, path) == 0 || errno == EEXIST else { throw inaccessible(path) }
    }

    /// Takes from all others what they may do with files that are ours. What is not there is passed over.
    static func restrict(_ paths: [String]) throws {
        for path in paths {
            var info = stat()
            guard stat(path, &info) == 0, info.st_uid == geteuid(), info.st_mode & 0o077 != 0 else { continue }
            guard chmod(path, 0o600) == 0 || errno == ENOENT else { throw inaccessible(path) }
        }
    }

    /// Whether a file is there and not empty.
    static func hasContent(_ path: String) -> Bool {
        var info = stat()
        return stat(path, &info) == 0 && info.st_size > 0
    }

    private static func inaccessible(_ path: String) -> ConversationStoreError {
        ConversationStoreError(SystemError(code: errno), at: path)
    }
}

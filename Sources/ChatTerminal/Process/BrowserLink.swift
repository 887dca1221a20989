#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that leads the browser to a URL which others may not learn.
///
/// Everybody on a machine may read with which words a program was called, so the browser is not called with the URL, but
/// with a file that its owner alone can read.
public struct BrowserLink: Sendable {
    private let path: String

    #if canImport(Darwin)
    private static let opener = "open"
    #else
    private static let opener = "xdg-open"
    #endif

    /// Writes the file, in place of one that an earlier run left there.
    ///
    /// - Parameters:
    ///   - url: Where it leads.
    ///   - path: Where it is, in a folder that exists.
    public init(to url: String, at path: String) throws(OutputError) {
        self.path = path
        unlink(path)
        let file = createFile(path)
        guard file >= 0 else { throw Self.failure(path) }
        defer { close(file) }
        try OutputDescriptor(file).write(Self.page(url))
    }

    /// Opens it, and waits for nothing.
    ///
    /// - Returns: Whether there is a program that opens files.
    public func open() -> Bool {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        // A browser that begins with this must not end with our Ctrl-C.
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        var arguments = [strdup(Self.opener), strdup(path), nil]
        defer { arguments.forEach { free($0) } }
        var process = pid_t()
        return posix_spawnp(&process, Self.opener, &actions, &attributes, &arguments, environ) == 0
    }

    /// Removes the file.
    public func remove() {
        unlink(path)
    }

    private static func page(_ url: String) -> String {
        """
        <!doctype html>
        <meta charset="utf-8">
        <meta name="referrer" content="no-referrer">
        <meta http-equiv="refresh" content="0; url=\(url)">
        <title>Martlet</title>

        """
    }

    private static func failure(_ path: String) -> OutputError {
        .failed(reason: "\(path) can't be written: \(String(cString: strerror(errno))).")
    }
}

/// `open(2)`, which the method's name hides.
private func createFile(_ path: String) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A program that takes the clipboard's text from its standard input.
struct ClipboardProgram: Sendable {
    /// Its name and its arguments.
    let words: [String]

    /// Runs it.
    ///
    /// - Returns: Whether it is there, and has taken the text.
    func run(_ text: String) async throws(InputError) -> Bool {
        try await OwnThread.run { .success(hand(text)) }.get()
    }

    private func hand(_ text: String) -> Bool {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return false }
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        let process = start(reading: ends[0])
        close(ends[0])
        let isTaken = process != nil && write(text, to: ends[1])
        close(ends[1])
        guard let process else { return false }
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1 && errno == EINTR {}
        return isTaken && status == 0
    }

    private func write(_ text: String, to descriptor: Int32) -> Bool {
        do {
            try OutputDescriptor(descriptor).write(text)
            return true
        } catch {
            return false
        }
    }

    private func start(reading input: Int32) -> pid_t? {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        // What it says would stand in the middle of the chat.
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var arguments = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var process = pid_t()
        let code = posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
        return code == 0 ? process : nil
    }
}

import Foundation
import Testing
import Waiting

/// A terminal as `tmux` draws it, in which a program runs.
final class TerminalScreen: Sendable {
    /// Whether there is a `tmux`.
    static let isAvailable = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/tmux")
    }

    private let socket = FileManager.default.temporaryDirectory
        .appending(path: "martlet-\(UUID().uuidString.prefix(8)).tmux").path

    /// Starts a program in a terminal of a size. At its end its exit code stands there in brackets, and a word behind it
    /// where the terminal is not set as it was before.
    init(_ program: Program, _ arguments: [String], environment: [String: String], columns: Int, rows: Int) async throws
    {
        let script = #"""
            trap : INT; before=$(stty -g); "$@"; code=$?
            [ "$(stty -g)" = "$before" ] && echo "[$code]" || echo "[$code] changed"; read -r line
            """#
        let variables = environment.map { "\($0)=\($1)" }
        try await tmux(
            ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "env"] + variables
                + ["sh", "-c", script, "sh", program.path] + arguments
        )
    }

    deinit {
        var status: Int32 = 0
        let command = ["tmux", "-S", socket, "kill-server"]
        guard let null = try? FileDescriptor.null(),
            let process = try? spawn(
                "/usr/bin/env",
                command,
                environment: Self.environment,
                descriptors: [null, null, null]
            )
        else { return }
        waitpid(process, &status, 0)
    }

    /// Types text as it is.
    func type(_ text: String) async throws {
        try await tmux("send-keys", "-l", text)
    }

    /// Presses keys by tmux's names, such as `Enter` and `C-c`.
    func press(_ keys: String...) async throws {
        try await tmux(["send-keys"] + keys)
    }

    /// Pastes text, marked as such where the program asked for that.
    func paste(_ text: String) async throws {
        try await tmux("set-buffer", text, ";", "paste-buffer", "-p")
    }

    func resize(columns: Int, rows: Int) async throws {
        try await tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
    }

    /// Sends the program a signal.
    func send(signal: Int32) async throws {
        let processes = try await processes()
        #expect(!processes.isEmpty)
        for process in processes { kill(process, signal) }
    }

    /// Closes the terminal, as somebody does who closes its window, and waits until the program is gone.
    func hangUp() async throws {
        let processes = try await processes()
        try await tmux("kill-server")
        #expect(try await Descendants.remaining(of: processes).isEmpty)
    }

    /// What stands on the screen, without the empty lines below.
    func contents() async throws -> String {
        try await captured()
    }

    /// What stands on the screen and above it.
    func everything() async throws -> String {
        try await captured("-S", "-")
    }

    /// Waits until the screen, or all that can be scrolled back to, is as it should be, and returns it as it is then.
    func wait(scrolledBack isAll: Bool = false, until isThere: (String) -> Bool) async throws -> String {
        var screen = ""
        _ = try await comesTrue(lookingEvery: .milliseconds(50)) {
            screen = isAll ? try await everything() : try await contents()
            return isThere(screen)
        }
        return screen
    }

    private func awaited(_ isThere: (String) -> Bool) async throws -> String {
        let screen = try await wait(until: isThere)
        if !isThere(screen) { Issue.record("The screen never showed what was awaited:\n\(screen)") }
        return screen
    }

    /// Waits until the screen shows a text, and returns the screen.
    func shows(_ text: String) async throws -> String {
        try await awaited { $0.contains(text) }
    }

    /// Waits until the screen ends in a text, such as a prompt with what was typed behind it, and returns the screen.
    func ends(in text: String) async throws -> String {
        try await awaited { $0.hasSuffix(text + "\n") }
    }

    /// The program, and what it has started.
    private func processes() async throws -> Set<pid_t> {
        let shell = try await tmux("display-message", "-p", "#{pane_pid}").withoutLineFeeds
        return try await Descendants.of(#require(pid_t(shell)))
    }

    // MARK: - tmux

    private static let environment = [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "xterm",
    ]

    private func captured(_ options: String...) async throws -> String {
        let text = try await tmux(["capture-pane", "-p"] + options)
        return text.withoutLineFeeds + "\n"
    }

    @discardableResult
    private func tmux(_ words: String...) async throws -> String {
        try await tmux(words)
    }

    @discardableResult
    private func tmux(_ words: [String]) async throws -> String {
        let process = try ChildProcess(
            "/usr/bin/env",
            ["tmux", "-u", "-S", socket, "-f", "/dev/null"] + words,
            environment: Self.environment,
            input: .none
        )
        let finished = await process.finish()
        guard finished.code == 0 else { throw TmuxError(sentence: finished.notices) }
        return finished.text
    }
}

/// What `tmux` refused.
struct TmuxError: Error {
    var sentence: String
}

extension String {
    /// The text without the line feeds at its end.
    fileprivate var withoutLineFeeds: String {
        String(self[..<(lastIndex { $0 != "\n" }.map { index(after: $0) } ?? startIndex)])
    }
}

import Foundation

/// A program of this package, as it was built beside the tests.
struct Program: Sendable {
    static let martlet = Program(name: "martlet", variable: "MARTLET_PROGRAM")
    static let weather = Program(name: "weather")
    static let decode = Program(name: "decode")
    static let soak = Program(name: "soak")
    static let faultServer = Program(name: "fault-server")

    /// A shell, for what is typed at one.
    static let shell = Program(path: "/bin/sh")

    let path: String

    private init(path: String) {
        self.path = path
    }

    /// A program beside the tests; the bundle with the fixtures lies where the programs do. The variable names another
    /// build of `martlet` to test: the one that is shipped.
    private init(name: String, variable: String? = nil) {
        let beside = Bundle.module.bundleURL.deletingLastPathComponent().appendingPathComponent(name).path
        path = variable.flatMap { ProcessInfo.processInfo.environment[$0] } ?? beside
    }

    /// Starts it, with nothing of this process's environment but `PATH`, and a home of its own.
    func start(
        _ arguments: [String],
        environment: [String: String] = [:],
        input: ChildProcess.Input = .none,
        output terminal: FileDescriptor? = nil
    ) throws -> ChildProcess {
        let home = MartletHome()
        let base = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": home.folder.path,
        ]
        let environment = base.merging(home.environment) { $1 }.merging(environment) { $1 }
        return try ChildProcess(
            path,
            arguments,
            environment: environment,
            input: input,
            terminal: terminal,
            home: home
        )
    }

    /// Runs it to its end.
    func run(
        _ arguments: [String],
        environment: [String: String] = [:],
        input: ChildProcess.Input = .none
    ) async throws -> FinishedProcess {
        try await start(arguments, environment: environment, input: input).finish()
    }

    /// Runs it by a shell, with what stands before it and what follows in its line: limits, redirections, a pipe.
    func runInShell(
        _ arguments: [String],
        before: String = "",
        _ rest: String = "",
        environment: [String: String] = [:]
    ) async throws -> FinishedProcess {
        let script = #"\#(before) "$0" "$@" \#(rest)"#
        return try await Program(path: "/bin/bash").run(["-c", script, path] + arguments, environment: environment)
    }
}

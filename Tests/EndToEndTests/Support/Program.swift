import Foundation

/// A program of this package, as it was built beside the tests.
struct Program: Sendable {
    static let martlet = Program(name: "martlet")
    static let weather = Program(name: "weather")
    static let decode = Program(name: "decode")

    let path: String

    private init(name: String) {
        // The bundle with the fixtures lies where the programs do.
        path = Bundle.module.bundleURL.deletingLastPathComponent().appendingPathComponent(name).path
    }

    /// Starts it, with nothing of this process's environment but `PATH`, and a home of its own.
    func start(
        _ arguments: [String],
        environment: [String: String] = [:],
        input: ChildProcess.Input = .none
    ) throws -> ChildProcess {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-none").path
        let base = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": home, "MARTLET_HOME": home,
        ]
        return try ChildProcess(path, arguments, environment: base.merging(environment) { $1 }, input: input)
    }

    /// Runs it to its end.
    func run(
        _ arguments: [String],
        environment: [String: String] = [:],
        input: ChildProcess.Input = .none
    ) async throws -> FinishedProcess {
        try await start(arguments, environment: environment, input: input).finish()
    }
}

import FaultServer
import Foundation

extension Program {
    /// Where a server is asked, as `--endpoint` takes it, and a model, so that nobody is asked for a list of them; nothing
    /// is kept.
    static func asking(_ server: ScriptedServer) -> [String] {
        talking(to: server) + ["--no-log"]
    }

    /// The same for what is kept.
    static func talking(to server: ScriptedServer) -> [String] {
        ["--endpoint", "\(server.url.absoluteString)/v1", "-m", "m"]
    }

    /// Asks a server, with a key that must not be seen again.
    func ask(
        _ server: ScriptedServer,
        _ arguments: String...,
        input: ChildProcess.Input = .none,
        environment: [String: String] = [:]
    ) async throws -> FinishedProcess {
        try await run(
            Self.asking(server) + ["--key", Self.secret] + arguments,
            environment: environment,
            input: input
        )
    }

    /// A key that must not be seen again.
    static let secret = "sk-not-to-be-seen"
}

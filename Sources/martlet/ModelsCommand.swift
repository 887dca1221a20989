import ChatSettings
import ChatTerminal
import JSONCoding
import LLM
import LocalInference

/// `martlet models`: lists an endpoint's models.
struct ModelsCommand {
    let arguments: ModelsArguments
    let settings: Settings

    private var environment: Environment { settings.environment }

    func run() async throws {
        switch try EndpointSelection(flags: arguments.connection.flags, settings: settings) {
        case .remote(let endpoint):
            try await list(try await endpoint.client(arguments.connection))
        case .local:
            try await withLocalModel(within: arguments.connection.timeout) { local in
                try await list(local.client(arguments.connection))
            }
        }
    }

    private func list(_ client: LLMClient) async throws {
        let report = CallReport(Notices(isQuiet: arguments.isQuiet) { environment[$0] })
        defer { report.clear() }
        let models = try await client.models { report.show($0) }
        let lines = arguments.printsJSON ? [JSONValue.array(models.map(\.json)).text] : models.map(\.id.rawValue)
        try OutputDescriptor.standardOutput.show(lines.map { $0 + "\n" }.joined())
    }
}

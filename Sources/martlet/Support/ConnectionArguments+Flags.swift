import ChatSettings
import ChatTerminal
import LLM

extension ConnectionArguments {
    /// What they say about the endpoint.
    var flags: EndpointFlags {
        EndpointFlags(endpoint: endpoint, model: model, key: key)
    }
}

extension RemoteEndpoint {
    /// A client that asks it, within the limits of the command line. A command that hands out its key is run.
    func client(_ connection: ConnectionArguments) async throws(SettingsError) -> LLMClient {
        try await unlocked().client(within: connection)
    }

    /// A client that asks it with the key that it has, within the limits of the command line.
    func client(within connection: ConnectionArguments) -> LLMClient {
        client(timeouts: connection.timeouts, retryPolicy: connection.retryPolicy)
    }
}

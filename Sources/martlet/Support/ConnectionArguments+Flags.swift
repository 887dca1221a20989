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
    /// A client that asks it, within the limits of the command line.
    func client(_ connection: ConnectionArguments) -> LLMClient {
        client(timeouts: connection.timeouts, retryPolicy: connection.retryPolicy)
    }
}

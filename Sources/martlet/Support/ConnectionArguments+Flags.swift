import ChatSettings
import ChatTerminal

extension ConnectionArguments {
    /// What they say about the endpoint.
    var flags: EndpointFlags {
        EndpointFlags(endpoint: endpoint, model: model, key: key)
    }
}

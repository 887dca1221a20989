/// Who is asked.
public enum EndpointSelection: Sendable, Hashable {
    /// The model on this machine; `model` is what was asked for by `-m`.
    case local(model: String?)
    /// An API.
    case remote(RemoteEndpoint)
}

public import LLM

/// Who is asked.
public enum EndpointSelection: Sendable, Hashable {
    /// The model on this machine; `model` is what was asked for by `-m`.
    case local(model: String?)
    /// An API.
    case remote(RemoteEndpoint)
}

extension EndpointSelection {
    /// How a sentence calls it.
    public var name: String {
        switch self {
        case .local: "the small model on this machine"
        case .remote(let endpoint): endpoint.name
        }
    }

    /// How many tokens a conversation may have there; nil where nobody says.
    public var contextWindow: Int? {
        switch self {
        case .local: nil
        case .remote(let endpoint): endpoint.contextWindow
        }
    }

    /// The model that it was told to ask; nil for its own choice.
    public var model: ModelID? {
        switch self {
        case .local(let model): model.map { ModelID(rawValue: $0) }
        case .remote(let endpoint): endpoint.model
        }
    }
}

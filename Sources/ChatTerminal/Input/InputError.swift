/// Why something could not be read.
public enum InputError: Error, Sendable, Hashable {
    /// The system refused; `reason` is one sentence.
    case failed(reason: String)
    /// The task was cancelled while it waited.
    case cancelled
}

extension InputError: CustomStringConvertible {
    /// What to tell a person.
    public var description: String {
        switch self {
        case .failed(let reason): reason
        case .cancelled: "It was stopped."
        }
    }
}

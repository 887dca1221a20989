/// Why something could not be read.
public enum InputError: Error, Sendable, Hashable {
    /// The system refused; `reason` is one sentence.
    case failed(reason: String)
    /// The task was cancelled while it waited.
    case cancelled
}

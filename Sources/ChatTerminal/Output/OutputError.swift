/// Why something could not be written.
public enum OutputError: Error, Sendable, Hashable {
    /// Nobody reads the pipe any more, as when `head` has seen enough. It is no failure.
    case closed
    /// The system refused, such as for want of space; `reason` is one sentence.
    case failed(reason: String)
    /// The task was cancelled while it waited for a reader.
    case cancelled
}

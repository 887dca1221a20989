/// Why this device's own model gave no answer, or no whole one.
public enum OnDeviceFailure: Error, Sendable, Hashable {
    /// It can't be used now.
    case unavailable(OnDeviceAvailability)
    /// The conversation is longer than it can read.
    case contextTooLong
    /// The system's filter, or the model, refused.
    case refused
    /// It does not speak the language.
    case unsupportedLanguage
    /// It was asked too much at once.
    case busy
    /// It took back what it had said, so that the pieces shown would not add up to its answer.
    case contradictedItself
    /// There is no question in the conversation.
    case noQuestion
    /// It was stopped.
    case cancelled
    /// Anything else, in the system's words.
    case other(String)
}

extension OnDeviceFailure: CustomStringConvertible {
    /// What happened, and what to do next.
    public var description: String {
        switch self {
        case .unavailable(let availability): availability.sentence
        case .contextTooLong: "The conversation is longer than this device's model can read. Begin a new one."
        case .refused: "This device's model declines to answer that. Say it in other words, or ask another model."
        case .unsupportedLanguage: "This device's model does not know this language. Ask another model."
        case .busy: "This device's model is busy. Try again in a moment."
        case .contradictedItself: "This device's model took back what it had said. Ask again."
        case .noQuestion: "There is no question to answer."
        case .cancelled: "It was stopped."
        case .other(let reason): "This device's model failed: \(reason)"
        }
    }
}

extension OnDeviceFailure {
    /// How a server of the chat API would say so: a status, and a code that is known by name.
    var response: (status: Int, code: String) {
        switch self {
        case .unavailable: (503, "model_unavailable")
        case .contextTooLong: (400, "context_length_exceeded")
        case .refused: (400, "content_filter")
        case .unsupportedLanguage: (400, "unsupported_language")
        case .busy: (429, "rate_limit_exceeded")
        case .noQuestion: (400, "no_question")
        case .contradictedItself, .cancelled, .other: (500, "model_failed")
        }
    }
}

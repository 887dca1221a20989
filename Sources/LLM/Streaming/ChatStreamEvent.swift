/// What a ``ChatStream`` hands out.
public enum ChatStreamEvent: Sendable, Hashable {
    /// The next piece of the answer's text.
    case text(String)
    /// The next piece of the model's reasoning.
    case reasoning(String)
    /// The next piece of a refusal.
    case refusal(String)
    /// A piece of a tool call. Run a call only when it is whole: ``finished(_:)`` has those.
    indirect case toolCall(ToolCallFragment)
    /// What the request has cost so far. Some servers count as they go: the last one holds, they don't add up.
    indirect case usage(Usage)
    /// An attempt failed before any part of the answer came, and the next one, `attempt` of `of`, begins in `after`.
    indirect case retrying(attempt: Int, of: Int, after: Duration, because: LLMAPIError)
    /// Another route of a ``ModelChain`` takes over, since the one before did not answer.
    indirect case switched(to: String, because: LLMAPIError)
    /// The answer broke off, and another attempt follows: drop all text, reasoning and tool calls that came so far. Only
    /// under ``InterruptionPolicy/restart``.
    case restarted(because: LLMAPIError)
    /// The answer is complete. Always the last event, and the only one of its kind.
    indirect case finished(ChatCompletion)
}

extension ChatStreamEvent {
    /// Whether this is a part of the answer: from the first of them on, nothing is sent again.
    var isPartOfAnswer: Bool {
        switch self {
        case .text, .reasoning, .refusal, .toolCall: true
        case .usage, .retrying, .switched, .restarted, .finished: false
        }
    }
}

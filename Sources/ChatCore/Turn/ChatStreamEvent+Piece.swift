import LLM

extension ChatStreamEvent {
    /// The piece of an answer that it brings, for a store to keep; `nil` where it brings none.
    var piece: AnswerPiece? {
        switch self {
        case .text(let text): .text(text)
        case .reasoning(let text): .reasoning(text)
        case .refusal(let text): .refusal(text)
        case .toolCall, .usage, .retrying, .switched, .restarted, .finished: nil
        }
    }
}

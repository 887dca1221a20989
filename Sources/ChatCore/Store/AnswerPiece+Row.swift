import LLM

extension AnswerPiece {
    /// What a row calls its kind.
    var kind: String {
        switch self {
        case .text: "text"
        case .reasoning: "reasoning"
        case .refusal: "refusal"
        }
    }

    /// What it says.
    var text: String {
        switch self {
        case .text(let text), .reasoning(let text), .refusal(let text): text
        }
    }

    init(kind: String, text: String) throws {
        switch kind {
        case "text": self = .text(text)
        case "reasoning": self = .reasoning(text)
        case "refusal": self = .refusal(text)
        default: throw UnreadableRow(reason: "a piece's kind is \"\(kind)\"")
        }
    }
}

extension Message {
    /// Adds the pieces that have come of it.
    mutating func append(_ pieces: [AnswerPiece]) {
        var (text, refusal) = ("", "")
        for piece in pieces {
            switch piece {
            case .text(let piece): text += piece
            case .reasoning(let piece): reasoning += piece
            case .refusal(let piece): refusal += piece
            }
        }
        if !text.isEmpty { body.content = .text(text) }
        if !refusal.isEmpty { body.refusal = refusal }
    }
}

import LLM

extension Message {
    /// Adds what has come of it, in its place: no text is copied for the piece that follows it.
    mutating func append(_ pieces: AnswerPieces) {
        reasoning += pieces.reasoning
        if !pieces.refusal.isEmpty { body.refusal = (body.refusal ?? "") + pieces.refusal }
        guard !pieces.text.isEmpty else { return }
        guard case .text(var text)? = body.content else {
            body.content = .text(pieces.text)
            return
        }
        body.content = nil
        text += pieces.text
        body.content = .text(text)
    }

    /// Drops what had come of it.
    mutating func restart() {
        body = ChatMessage(role: .assistant)
        reasoning = ""
    }
}

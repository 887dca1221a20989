/// Pieces of an answer, put together.
struct AnswerPieces: Sendable, Hashable {
    /// What it says.
    private(set) var text = ""
    /// What the model thinks.
    private(set) var reasoning = ""
    /// Why it refuses.
    private(set) var refusal = ""

    /// Whether there are none, or only empty ones.
    var isEmpty: Bool { text.isEmpty && reasoning.isEmpty && refusal.isEmpty }

    /// Adds a piece.
    mutating func append(_ piece: AnswerPiece) {
        switch piece {
        case .text(let piece): text += piece
        case .reasoning(let piece): reasoning += piece
        case .refusal(let piece): refusal += piece
        }
    }
}

/// A piece of an answer, as it comes from the model.
public enum AnswerPiece: Sendable, Hashable {
    /// Of what it says.
    case text(String)
    /// Of what it thinks before.
    case reasoning(String)
    /// Of its refusal to answer.
    case refusal(String)
}

/// Puts the log probabilities of a choice together.
struct LogprobsAccumulator: Sendable {
    private var content: [TokenLogprob]?
    private var refusal: [TokenLogprob]?
    private var others = FieldAccumulator()
    private var isEmpty = true

    mutating func append(_ piece: Logprobs) {
        isEmpty = false
        if let new = piece.content { content = (content.take() ?? []) + new }
        if let new = piece.refusal { refusal = (refusal.take() ?? []) + new }
        others.append(piece.extraFields)
    }

    /// The whole; nil where there was none.
    var logprobs: Logprobs? {
        isEmpty ? nil : Logprobs(content: content, refusal: refusal, extraFields: others.object)
    }
}

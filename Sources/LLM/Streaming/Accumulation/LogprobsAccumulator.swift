/// Puts the log probabilities of a choice together.
struct LogprobsAccumulator: Sendable {
    private var content: [TokenLogprob]?
    private var refusal: [TokenLogprob]?
    private var others = FieldAccumulator()
    private var isEmpty = true

    mutating func append(_ piece: Logprobs) {
        isEmpty = false
        content.append(piece.content)
        refusal.append(piece.refusal)
        others.append(piece.extraFields)
    }

    /// The whole; nil where there was none.
    var logprobs: Logprobs? {
        isEmpty ? nil : Logprobs(content: content, refusal: refusal, extraFields: others.object)
    }
}

extension Optional<[TokenLogprob]> {
    /// Adds to the list in its place.
    fileprivate mutating func append(_ new: [TokenLogprob]?) {
        guard let new else { return }
        if self == nil { self = [] }
        self?.append(contentsOf: new)
    }
}

public import ChatCore

extension ChatTurn.Outcome {
    /// What the answer cost, in a sentence; `nil` where nobody knows.
    public var costSentence: String? {
        guard let cost = message.answer?.cost else { return nil }
        let millionths = (cost * 1_000_000).rounded()
        guard millionths.isFinite, (0..<1e15).contains(millionths) else { return nil }
        let digits = String(Int(millionths) % 1_000_000)
        let fraction = String(repeating: "0", count: 6 - digits.count) + digits
        return "Cost: $\(Int(millionths) / 1_000_000).\(fraction)."
    }
}

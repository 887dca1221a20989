import LLM

extension AnswerRecord {
    /// What a reader should know of an answer beside its text: who gave it in another's place, how old it is, what of the
    /// conversation was not sent, and what cut it.
    package var notes: [String] {
        var notes: [String] = []
        if !passedRoutes.isEmpty {
            notes.append("Answered by \(endpoint ?? "another endpoint"), since \(passedRoutes.joined(separator: " "))")
        }
        if let age { notes.append("This answer was kept from before, \(Duration.seconds(age).inWords) ago.") }
        if let omission {
            let count = omission.messages
            notes.append("\(count == 1 ? "1 older message was" : "\(count) older messages were") not sent.")
        }
        switch finishReason {
        case .length?: notes.append("The answer was cut at its limit of tokens.")
        case .contentFilter?: notes.append("The provider's content filter cut the answer.")
        default: break
        }
        return notes
    }

    /// Who answered, what it took, and what it cost, in one line; `nil` where nothing is known.
    package var summary: String? {
        var parts: [String] = []
        if let model, !model.rawValue.isEmpty { parts.append(model.rawValue) }
        if let usage, let total = usage.totalTokens ?? usage.sum { parts.append("\(total) tokens") }
        if let cost, let dollars = Self.dollars(cost) { parts.append(dollars) }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    /// An amount with as many digits as tell anything of it, up to a millionth.
    private static func dollars(_ amount: Double) -> String? {
        let millionths = (amount * 1_000_000).rounded()
        guard millionths.isFinite, (0..<1e15).contains(millionths) else { return nil }
        var digits = String(Int(millionths) % 1_000_000)
        digits = String(repeating: "0", count: 6 - digits.count) + digits
        while digits.count > 2, digits.hasSuffix("0") { digits.removeLast() }
        return "$\(Int(millionths) / 1_000_000).\(digits)"
    }
}

extension Usage {
    fileprivate var sum: Int? {
        guard promptTokens != nil || completionTokens != nil else { return nil }
        return (promptTokens ?? 0) + (completionTokens ?? 0)
    }
}

extension Duration {
    /// The time in its largest unit.
    fileprivate var inWords: String {
        let seconds = components.seconds
        let units = [(86_400, "day"), (3_600, "hour"), (60, "minute"), (1, "second")] as [(Int64, String)]
        let unit = units.first { seconds >= $0.0 } ?? (1, "second")
        let count = seconds / unit.0
        return "\(count) \(unit.1)\(count == 1 ? "" : "s")"
    }
}

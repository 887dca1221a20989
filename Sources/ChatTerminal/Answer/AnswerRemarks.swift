import ChatCore
import LLM

/// What there is to say about an answer that its text doesn't say.
enum AnswerRemarks {
    /// That the answer is not all that the model had to say, though it is all that will come.
    static func warning(on completion: ChatCompletion) -> String? {
        warning(on: completion.finishReason)
    }

    /// The same of a reason to end.
    static func warning(on reason: FinishReason?) -> String? {
        switch reason {
        case .length?: "The answer was cut at its limit of tokens; -o max_tokens N sets another."
        case .contentFilter?: "The provider's content filter cut the answer."
        default: nil
        }
    }

    /// One sentence for each thing that a reader of the text alone would miss.
    static func remarks(on completion: ChatCompletion) -> [String] {
        var remarks: [String] = []
        let calls = completion.toolCalls.map { "\($0.name)(\($0.arguments))" }
        if !calls.isEmpty {
            remarks.append("The model asks for \(calls.joined(separator: ", ")); --json prints its calls.")
        }
        let message = completion.choices.first?.message
        if completion.text.isEmpty, calls.isEmpty, message?.refusal == nil { remarks.append("The answer is empty.") }
        return remarks
    }

    /// The same of an answer that is kept, with the warning.
    static func remarks(on answer: Message) -> [String] {
        var remarks = warning(on: answer.answer?.finishReason).map { [$0] } ?? []
        let calls = answer.body.toolCalls.map { "\($0.name)(\($0.arguments))" }
        if !calls.isEmpty { remarks.append("The model asks for \(calls.joined(separator: ", ")).") }
        if answer.text.isEmpty, calls.isEmpty { remarks.append("The answer is empty.") }
        return remarks
    }

    /// What the answer took, in one line.
    static func usage(_ usage: Usage?) -> String {
        guard let usage else { return "The endpoint does not say what the answer took." }
        let counts: [(count: Int?, what: String)] = [
            (usage.promptTokens, "in"), (usage.promptDetails?.cachedTokens, "of them cached"),
            (usage.completionTokens, "out"), (usage.completionDetails?.reasoningTokens, "of them reasoning"),
            (usage.totalTokens, "in all"),
        ]
        let said = counts.compactMap { count, what in count.map { "\($0) \(what)" } }
        return "Tokens: " + (said.isEmpty ? "unknown" : said.joined(separator: ", ")) + "."
    }
}

import LLM

/// How many tokens the turns of a conversation take.
struct TurnCounts {
    struct Count {
        var tokens: Int
        var isEstimate: Bool
    }

    /// What each turn takes.
    private(set) var turns: [Count] = []
    /// What the system prompt and other instructions take.
    private let instructions: Int

    /// What all of it takes.
    var total: Int { turns.reduce(instructions) { $0 + $1.tokens } }

    /// Counts the turns of a path.
    ///
    /// The usage of an answer tells what everything up to its end takes, so the difference of two is what came between.
    init(_ path: [Message], _ outline: Turns, system: String?) {
        let prompt = system.map { $0.isEmpty ? 0 : TokenEstimate.tokens(in: ChatMessage.system($0)) } ?? 0
        instructions = prompt + TokenEstimate.tokens(in: path[outline.instructions])
        var before: Count? = Count(tokens: instructions, isEstimate: instructions > 0)
        for range in outline.ranges {
            let end = path[range].last?.countToItsEnd
            if let end, let before, end.tokens > before.tokens {
                let isEstimate = end.isEstimate || before.isEstimate
                turns.append(Count(tokens: end.tokens - before.tokens, isEstimate: isEstimate))
            } else {
                turns.append(Count(tokens: TokenEstimate.tokens(in: path[range]), isEstimate: true))
            }
            before = end
        }
    }
}

extension TokenEstimate {
    fileprivate static func tokens(in messages: some Sequence<Message>) -> Int {
        messages.reduce(0) { $0 + tokens(in: $1.body) }
    }
}

extension Message {
    /// What the conversation takes up to the end of this message, as the provider counted it: the request that it answers,
    /// what was left out of that, and the answer without its reasoning, which is not sent again.
    fileprivate var countToItsEnd: TurnCounts.Count? {
        guard let answer, let usage = answer.usage, let prompt = usage.promptTokens else { return nil }
        return TurnCounts.Count(
            tokens: prompt + (answer.omission?.tokens ?? 0) + (usage.spokenTokens ?? TokenEstimate.tokens(in: body)),
            isEstimate: answer.omission?.isEstimate ?? false || usage.spokenTokens == nil
        )
    }
}

extension Usage {
    /// The tokens of the answer without reasoning, which some servers count among them and some apart.
    fileprivate var spokenTokens: Int? {
        guard let completionTokens else { return nil }
        guard let reasoningTokens, reasoningTokens <= completionTokens else { return completionTokens }
        let isApart = promptTokens.map { $0 + completionTokens + reasoningTokens } == totalTokens
        return isApart ? completionTokens : completionTokens - reasoningTokens
    }
}

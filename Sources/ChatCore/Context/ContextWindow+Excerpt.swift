import LLM

extension ContextWindow {
    /// What of a conversation is sent.
    public struct Excerpt: Sendable, Hashable {
        /// The messages to send.
        public var messages: [Message]
        /// What was left out; `nil` where all fits.
        public var omission: AnswerRecord.Omission?
    }

    /// Shortens a conversation until it fits, by whole turns, the oldest first.
    ///
    /// Instructions and the last question always stay, even where they don't fit. Tokens are counted as the provider
    /// counted them for earlier answers, else by ``TokenEstimate``.
    ///
    /// - Parameters:
    ///   - path: The messages from the first to the question that is to be answered.
    ///   - system: The system prompt that is sent before them.
    public func excerpt(of path: [Message], system: String? = nil) -> Excerpt {
        let turns = Turns(path.map(\.role))
        let counts = TurnCounts(path, turns, system: system)
        let excess = counts.total - (tokens - answerTokens)
        var dropped = 0..<0
        var size = 0
        while size < excess, dropped.upperBound < turns.ranges.count - 1 {
            size += counts.turns[dropped.upperBound].tokens
            dropped = 0..<dropped.upperBound + 1
        }
        guard !dropped.isEmpty else { return Excerpt(messages: path, omission: nil) }
        let start = turns.ranges[dropped.upperBound].lowerBound
        return Excerpt(
            messages: Array(path[turns.instructions] + path[start...]),
            omission: AnswerRecord.Omission(
                messages: start - turns.instructions.upperBound,
                tokens: size,
                isEstimate: counts.turns[dropped].contains(where: \.isEstimate)
            )
        )
    }
}

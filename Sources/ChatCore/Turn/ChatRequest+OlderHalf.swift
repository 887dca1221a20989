import LLM

extension ChatRequest {
    /// The request without the older half of its turns, counted in tokens, and what is missing then; `nil` where there is
    /// but one turn.
    var withoutOlderHalf: (request: ChatRequest, omission: AnswerRecord.Omission)? {
        let turns = Turns(messages.map(\.role))
        guard turns.ranges.count > 1 else { return nil }
        let sizes = turns.ranges.map { range in
            messages[range].reduce(0) { $0 + TokenEstimate.tokens(in: $1) }
        }
        let half = sizes.reduce(0, +) / 2
        var (dropped, tokens) = (0, 0)
        repeat {
            tokens += sizes[dropped]
            dropped += 1
        } while dropped < sizes.count - 1 && tokens < half
        let start = turns.ranges[dropped].lowerBound
        var request = self
        request.messages.removeSubrange(turns.instructions.upperBound..<start)
        let count = start - turns.instructions.upperBound
        return (request, AnswerRecord.Omission(messages: count, tokens: tokens, isEstimate: true))
    }
}

extension RetryPolicy {
    /// What follows an attempt that failed.
    public enum Decision: Sendable, Hashable {
        /// Send it again after a wait.
        case retry(after: Duration, because: DelayReason)
        /// Leave it at that.
        case stop(StopReason)
    }

    /// Where the length of a wait comes from.
    public enum DelayReason: String, Sendable, Hashable, CaseIterable {
        /// The server asked for it.
        case serverAsked = "server_asked"
        /// The policy drew it.
        case backoff
    }

    /// Why there is no further attempt.
    public enum StopReason: Sendable, Hashable {
        /// Another attempt would end the same way, or might do twice what should be done once.
        case notRetryable
        /// The policy allows no more; the payload is how many attempts were made.
        case attemptsUsed(Int)
        /// The server asks for a longer wait than the policy allows.
        case waitTooLong(asked: Duration, maximum: Duration)
        /// The wait would not end before the call's total limit.
        case outOfTime
        /// Too many of the client's calls fail: retries would multiply the load.
        case budgetSpent
    }
}

extension RetryPolicy.StopReason: CustomStringConvertible {
    /// A phrase for a person.
    public var description: String {
        switch self {
        case .notRetryable: "another attempt would not help"
        case .attemptsUsed(1): "no retry is allowed"
        case .attemptsUsed(let count): "\(count) attempts were made"
        case .waitTooLong(let asked, let maximum):
            "the server asks to wait \(asked.inSeconds), more than the \(maximum.inSeconds) allowed"
        case .outOfTime: "the time for the call is too short for another attempt"
        case .budgetSpent: "too many calls fail to try each again"
        }
    }
}

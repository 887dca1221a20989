/// When a request that failed is sent again, and after which wait.
///
/// A wait that the server asks for is kept to the full. Without one the wait is drawn evenly between zero and a bound
/// that doubles with each attempt ("full jitter"), so that clients that failed together don't come back together; see
/// ``jitter``.
///
/// ```swift
/// let patient = RetryPolicy(maximumRetries: 5, maximumWait: .seconds(300))
/// let client = APIClient(baseURL: url, transport: transport, retryPolicy: patient)
/// ```
///
/// A negative value counts as zero.
public struct RetryPolicy: Sendable, Hashable {
    /// How many more times a request is sent after the first; 2 by default.
    public var maximumRetries: Int
    /// The bound of the first wait that no server asked for; 0.5 s by default. It doubles with each attempt.
    public var baseDelay: Duration
    /// The largest such bound; 8 s by default.
    public var maximumDelay: Duration
    /// The part of such a wait that is drawn: 1, the default, draws it between zero and its bound; 0 draws nothing, so that
    /// each wait is its bound; 0.5 draws it from the upper half, so that no attempt follows at once.
    public var jitter: Double
    /// The longest wait that a server may ask for; 60 s by default. A longer one is not cut short: the call fails.
    public var maximumWait: Duration

    /// Makes a policy; what is not named keeps its default.
    public init(
        maximumRetries: Int = 2,
        baseDelay: Duration = .milliseconds(500),
        maximumDelay: Duration = .seconds(8),
        jitter: Double = 1,
        maximumWait: Duration = .seconds(60)
    ) {
        self.maximumRetries = maximumRetries
        self.baseDelay = baseDelay
        self.maximumDelay = maximumDelay
        self.jitter = jitter
        self.maximumWait = maximumWait
    }

    /// The defaults: two retries.
    public static let `default` = RetryPolicy()

    /// Nothing is sent twice.
    public static let never = RetryPolicy(maximumRetries: 0)

    /// How many attempts there are at most.
    package var maximumAttempts: Int { min(max(0, maximumRetries), Int.max - 1) + 1 }

    /// What to do after an attempt that failed.
    ///
    /// - Parameters:
    ///   - attempt: The number of the attempt that failed; 1 is the first.
    ///   - outcome: What its failure says about another attempt.
    ///   - timeLeft: The time until the call's total limit; nil where it has none.
    ///   - budget: Pays for the retry; it is left alone where the decision is to stop.
    ///   - random: Draws the wait where the server asked for none.
    public func decision(
        afterAttempt attempt: Int,
        outcome: Outcome,
        timeLeft: Duration?,
        budget: inout RetryBudget,
        using random: inout some RandomNumberGenerator
    ) -> Decision {
        guard outcome.isRetryable else { return .stop(.notRetryable) }
        guard attempt <= max(0, maximumRetries) else { return .stop(.attemptsUsed(attempt)) }
        let longestWait = max(.zero, maximumWait)
        if let asked = outcome.retryAfter, asked > longestWait {
            return .stop(.waitTooLong(asked: asked, maximum: longestWait))
        }
        let wait = outcome.retryAfter.map { max(.zero, $0) } ?? backoff(afterAttempt: attempt, using: &random)
        if let timeLeft, wait >= timeLeft { return .stop(.outOfTime) }
        guard budget.withdraw() else { return .stop(.budgetSpent) }
        return .retry(after: wait, because: outcome.retryAfter == nil ? .backoff : .serverAsked)
    }

    private func backoff(afterAttempt attempt: Int, using random: inout some RandomNumberGenerator) -> Duration {
        let drawn = min(max(0, jitter), 1)
        return bound(afterAttempt: attempt) * (1 - drawn * (1 - Double.random(in: 0..<1, using: &random)))
    }

    /// `baseDelay` doubled for each attempt but the first, `maximumDelay` at most; no number of attempts overflows.
    private func bound(afterAttempt attempt: Int) -> Duration {
        let largest = max(.zero, maximumDelay)
        var bound = min(max(.zero, baseDelay), largest)
        guard bound > .zero else { return .zero }
        for _ in 1..<max(1, attempt) {
            guard bound <= largest / 2 else { return largest }
            bound *= 2
        }
        return bound
    }
}

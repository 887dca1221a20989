import WebAPI

/// What follows a failed attempt.
enum Recovery: Sendable, Hashable {
    /// The same route is asked again.
    case retry(after: Duration)
    /// The next route is asked; `stop` says why not the same again.
    case nextRoute(stop: RetryPolicy.StopReason)
    /// The call fails.
    case fail(stop: RetryPolicy.StopReason)
}

/// The rules by which a call goes on after a failure: pure, so that a table can test them.
struct RecoveryRules: Sendable {
    var policy: RetryPolicy
    var interruption: InterruptionPolicy
    /// The kinds of failure that no other route could mend.
    var finalKinds: Set<LLMAPIError.Kind>

    /// What follows the failure of the attempt of that number, counted from 1.
    func recovery(
        from error: LLMAPIError,
        attempt: Int,
        timeLeft: Duration?,
        budget: inout RetryBudget,
        random: inout some RandomNumberGenerator
    ) -> Recovery {
        if error.isCommitted, interruption == .fail { return .fail(stop: .notRetryable) }
        let outcome = RetryPolicy.Outcome(isRetryable: isRetryable(error), retryAfter: error.retryAfter)
        let decision = policy.decision(
            afterAttempt: attempt,
            outcome: outcome,
            timeLeft: timeLeft,
            budget: &budget,
            using: &random
        )
        switch decision {
        case .retry(let delay, _): return .retry(after: delay)
        case .stop(let reason): return finalKinds.contains(error.kind) ? .fail(stop: reason) : .nextRoute(stop: reason)
        }
    }

    private func isRetryable(_ error: LLMAPIError) -> Bool {
        // The limit of the whole call leaves no time for another attempt.
        if case .timeout(.total, _) = error { return false }
        return error.changing { $0.isCommitted = false }.isRetryable
    }
}

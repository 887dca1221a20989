import LLMTesting
import Testing
import WebAPI

@Suite("RetryPolicy")
struct RetryPolicyTests {
    private let policy = RetryPolicy()

    @Test("The defaults")
    func defaults() {
        #expect(policy == .default)
        #expect(policy.maximumRetries == 2)
        #expect(policy.baseDelay == .milliseconds(500))
        #expect(policy.maximumDelay == .seconds(8))
        #expect(policy.maximumWait == .seconds(60))
        #expect(RetryPolicy.never.maximumRetries == 0)
    }

    @Test("What can't be retried stops at once, whatever else is")
    func notRetryable() {
        #expect(decision(outcome: .init(isRetryable: false, retryAfter: .seconds(1))) == .stop(.notRetryable))
    }

    @Test(
        "After so many attempts there is an end",
        arguments: [
            (2, 1, nil), (2, 2, nil), (2, 3, 3), (2, 4, 4), (0, 1, 1), (-5, 1, 1), (Int.min, 1, 1), (1, 0, nil),
            (1, Int.min, nil), (Int.max, 10_000, nil),
        ] as [(Int, Int, Int?)]
    )
    func attempts(maximumRetries: Int, attempt: Int, used: Int?) {
        let decision = decision(RetryPolicy(maximumRetries: maximumRetries), attempt: attempt)
        if let used {
            #expect(decision == .stop(.attemptsUsed(used)))
        } else {
            #expect(decision.wait != nil)
        }
    }

    @Test("The wait that a server asks for is kept, and never cut short")
    func serverAsks() {
        func asked(_ wait: Duration) -> RetryPolicy.Decision {
            decision(outcome: .init(isRetryable: true, retryAfter: wait))
        }
        #expect(asked(.zero) == .retry(after: .zero, because: .serverAsked))
        #expect(asked(.milliseconds(1)) == .retry(after: .milliseconds(1), because: .serverAsked))
        #expect(asked(.seconds(60)) == .retry(after: .seconds(60), because: .serverAsked))
        let tooLong = Duration.seconds(60) + .nanoseconds(1)
        #expect(asked(tooLong) == .stop(.waitTooLong(asked: tooLong, maximum: .seconds(60))))
        #expect(asked(.seconds(1e10)) == .stop(.waitTooLong(asked: .seconds(1e10), maximum: .seconds(60))))
        #expect(asked(.seconds(-1)) == .retry(after: .zero, because: .serverAsked))
    }

    @Test("A negative longest wait allows none")
    func negativeMaximumWait() {
        let policy = RetryPolicy(maximumWait: .seconds(-1))
        let asked = RetryPolicy.Outcome(isRetryable: true, retryAfter: .seconds(1))
        #expect(decision(policy, outcome: asked) == .stop(.waitTooLong(asked: .seconds(1), maximum: .zero)))
    }

    @Test(
        "A wait that does not end before the total limit stops",
        arguments: [(5, 6, true), (5, 5, false), (5, 4, false), (0, 1, true), (0, 0, false), (0, -1, false)]
    )
    func timeLeft(wait: Int, left: Int, isRetried: Bool) {
        let outcome = RetryPolicy.Outcome(isRetryable: true, retryAfter: .seconds(wait))
        let decision = decision(outcome: outcome, timeLeft: .seconds(left))
        #expect(decision == (isRetried ? .retry(after: .seconds(wait), because: .serverAsked) : .stop(.outOfTime)))
    }

    @Test("A retry takes one token, and none is taken to stop")
    func budget() {
        var budget = RetryBudget(capacity: 1)
        #expect(decision(outcome: .init(isRetryable: false), budget: &budget) == .stop(.notRetryable))
        #expect(decision(attempt: 3, budget: &budget) == .stop(.attemptsUsed(3)))
        #expect(decision(timeLeft: .zero, budget: &budget) == .stop(.outOfTime))
        let late = RetryPolicy.Outcome(isRetryable: true, retryAfter: .seconds(61))
        #expect(decision(outcome: late, budget: &budget).wait == nil)
        #expect(budget.tokens == 1)
        #expect(decision(budget: &budget).wait != nil)
        #expect(budget.tokens == 0)
        #expect(decision(budget: &budget) == .stop(.budgetSpent))
    }

    @Test("Why there is no further attempt is a phrase for a person")
    func phrases() {
        let reasons: [RetryPolicy.StopReason] = [
            .notRetryable, .attemptsUsed(1), .attemptsUsed(3), .outOfTime, .budgetSpent,
            .waitTooLong(asked: .seconds(90), maximum: .seconds(60)),
        ]
        #expect(Set(reasons.map(\.description)).count == reasons.count)
        #expect(reasons[2].description.contains("3"))
        #expect(reasons[5].description.contains("90 s") && reasons[5].description.contains("60 s"))
    }

    private func decision(
        _ policy: RetryPolicy = .default,
        attempt: Int = 1,
        outcome: RetryPolicy.Outcome = .init(isRetryable: true),
        timeLeft: Duration? = nil
    ) -> RetryPolicy.Decision {
        var budget = RetryBudget()
        return decision(policy, attempt: attempt, outcome: outcome, timeLeft: timeLeft, budget: &budget)
    }

    private func decision(
        _ policy: RetryPolicy = .default,
        attempt: Int = 1,
        outcome: RetryPolicy.Outcome = .init(isRetryable: true),
        timeLeft: Duration? = nil,
        budget: inout RetryBudget
    ) -> RetryPolicy.Decision {
        var random = RandomSource.seeded(1)
        return policy.decision(
            afterAttempt: attempt,
            outcome: outcome,
            timeLeft: timeLeft,
            budget: &budget,
            using: &random
        )
    }
}

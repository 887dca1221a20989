#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Makes the attempts at a call, and waits between them as a policy says.
struct RetryLoop: Sendable {
    var policy: RetryPolicy
    var budget = SharedRetryBudget()
    var random: RandomSource
    var clock: any Clock<Duration>
    var now: @Sendable () -> Date

    /// Returns what the first attempt that succeeds returns, or throws what the last one threw.
    ///
    /// - Parameters:
    ///   - method: The method of the request.
    ///   - total: The limit of the whole call, with all attempts and waits.
    ///   - elapsed: How much of it was spent before.
    ///   - attempt: Makes an attempt; it is told how much of the limit has been spent.
    func run<Value: Sendable>(
        method: HTTPMethod,
        total: Duration?,
        elapsed: Duration,
        attempt: (_ elapsed: Duration) async throws(APIError) -> Value
    ) async throws(APIError) -> Value {
        let sinceStart = clock.stopwatch()
        var count = 0
        while true {
            do throws(APIError) {
                let value = try await attempt(elapsed + sinceStart())
                budget.withLock { $0.deposit() }
                return value
            } catch {
                count += 1
                let outcome = RetryPolicy.Outcome(error, method: method, now: now())
                let timeLeft = total.map { $0 - elapsed - sinceStart() }
                guard case .retry(let wait, _) = decision(afterAttempt: count, outcome: outcome, timeLeft: timeLeft)
                else { throw error }
                try await sleep(for: wait)
            }
        }
    }

    private func decision(
        afterAttempt attempt: Int,
        outcome: RetryPolicy.Outcome,
        timeLeft: Duration?
    ) -> RetryPolicy.Decision {
        var random = random
        return budget.withLock { budget in
            policy.decision(
                afterAttempt: attempt,
                outcome: outcome,
                timeLeft: timeLeft,
                budget: &budget,
                using: &random
            )
        }
    }

    private func sleep(for wait: Duration) async throws(APIError) {
        do {
            try await clock.pause(for: wait)
        } catch {
            throw .cancelled
        }
        // A wait that is over at once need not have noticed a cancellation.
        if Task.isCancelled { throw .cancelled }
    }
}

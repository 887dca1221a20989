import LLMTesting
import Testing
import WebAPI

@Suite("Waits that no server asked for")
struct BackoffTests {
    @Test(
        "A wait lies between zero and a bound that doubles",
        arguments: [
            (-1, 500), (0, 500), (1, 500), (2, 1000), (3, 2000), (4, 4000), (5, 8000), (6, 8000), (10_000, 8000),
        ]
    )
    func bounds(attempt: Int, milliseconds: Int) throws {
        let waits = try waits(RetryPolicy(maximumRetries: .max), attempt: attempt)
        let bound = Duration.milliseconds(milliseconds)
        #expect(waits.allSatisfy { $0 >= .zero && $0 <= bound })
        #expect(try #require(waits.max()) > bound * 0.99)
        #expect(try #require(waits.min()) < bound * 0.01)
    }

    @Test(
        "With less jitter a wait lies in the upper part of its bound",
        arguments: [(0.5, 250), (0.4, 300), (0, 500), (-1, 500), (.nan, 500), (1, 0), (7, 0)] as [(Double, Int)]
    )
    func jitter(jitter: Double, milliseconds: Int) throws {
        let waits = try waits(RetryPolicy(maximumRetries: .max, jitter: jitter), attempt: 1)
        let least = Duration.milliseconds(milliseconds)
        #expect(waits.allSatisfy { $0 >= least * 0.999 && $0 <= .milliseconds(500) })
        #expect(try #require(waits.min()) < least + .milliseconds(5))
    }

    @Test("Waits are spread evenly")
    func uniformity() throws {
        var counts = [Int](repeating: 0, count: 10)
        for wait in try waits(RetryPolicy(maximumRetries: .max), attempt: 5) {
            counts[Int(wait / .milliseconds(800))] += 1
        }
        #expect(counts.allSatisfy { (800...1200).contains($0) }, "\(counts)")
    }

    @Test("The ends of the random numbers are harmless", arguments: [0, UInt64.max])
    func extremes(bits: UInt64) throws {
        let wait = try #require(drawn(RetryPolicy(), attempt: 1, random: RandomSource { bits }))
        #expect(wait == .zero || wait > .milliseconds(499) && wait <= .milliseconds(500))
    }

    @Test(
        "Odd policies wait for nothing, or for what they say",
        arguments: [
            (.zero, .seconds(8), .zero), (.seconds(-1), .seconds(8), .zero), (.seconds(1), .zero, .zero),
            (.seconds(1), .seconds(-1), .zero), (.seconds(9), .seconds(3), .seconds(3)),
            (.seconds(1), .seconds(Int64.max), .seconds(Int64.max)),
            (.seconds(Int64.max), .seconds(Int64.max), .seconds(Int64.max)),
        ] as [(Duration, Duration, Duration)]
    )
    func odd(base: Duration, maximum: Duration, bound: Duration) throws {
        let policy = RetryPolicy(maximumRetries: .max, baseDelay: base, maximumDelay: maximum)
        let waits = try waits(policy, attempt: 10_000, count: 1000)
        #expect(waits.allSatisfy { $0 >= .zero && $0 <= bound })
        #expect(bound == .zero || waits.contains { $0 > bound * 0.9 })
    }

    @Test("The same generator, the same waits; the reason is told")
    func repeatable() throws {
        let policy = RetryPolicy()
        #expect(try waits(policy, attempt: 1, count: 9) == waits(policy, attempt: 1, count: 9))
        var budget = RetryBudget()
        var random = RandomSource.seeded(7)
        let outcome = RetryPolicy.Outcome(isRetryable: true)
        let decision = policy.decision(
            afterAttempt: 1,
            outcome: outcome,
            timeLeft: nil,
            budget: &budget,
            using: &random
        )
        guard case .retry(_, because: .backoff) = decision else {
            Issue.record("\(decision)")
            return
        }
    }

    private func waits(_ policy: RetryPolicy, attempt: Int, count: Int = 10_000) throws -> [Duration] {
        let random = RandomSource.seeded(42)
        return try (0..<count).map { _ in try #require(drawn(policy, attempt: attempt, random: random)) }
    }

    private func drawn(_ policy: RetryPolicy, attempt: Int, random: RandomSource) -> Duration? {
        var budget = RetryBudget()
        var random = random
        return policy.decision(
            afterAttempt: attempt,
            outcome: .init(isRetryable: true),
            timeLeft: nil,
            budget: &budget,
            using: &random
        ).wait
    }
}

import Testing
import WebAPI

@testable import LLM

@Suite("What follows a failed attempt")
struct RecoveryRulesTests {
    typealias Details = LLMAPIError.Details

    /// What is to follow.
    enum Expected: Hashable {
        case retry, nextRoute, fail
    }

    private func recovery(
        from error: LLMAPIError,
        attempt: Int = 1,
        interruption: InterruptionPolicy = .fail,
        timeLeft: Duration? = nil
    ) -> Recovery {
        var budget = RetryBudget()
        var random = RandomSource { 0 }
        return RecoveryRules(policy: .default, interruption: interruption, finalKinds: ModelChain.finalKinds)
            .recovery(from: error, attempt: attempt, timeLeft: timeLeft, budget: &budget, random: &random)
    }

    private func kind(_ recovery: Recovery) -> Expected {
        switch recovery {
        case .retry: .retry
        case .nextRoute: .nextRoute
        case .fail: .fail
        }
    }

    /// Each kind of error, before any part of the answer was handed out.
    static let uncommitted: [(LLMAPIError, Expected)] = [
        (.badRequest(Details()), .fail), (.contextLength(Details()), .fail), (.contentFilter(Details()), .fail),
        (.cancelled, .fail),
        (.authentication(Details()), .nextRoute), (.permission(Details()), .nextRoute),
        (.notFound(Details()), .nextRoute), (.insufficientQuota(Details()), .nextRoute),
        (.redirect(location: nil, Details()), .nextRoute), (.unexpectedContentType(nil, Details()), .nextRoute),
        (.noChoices(Details()), .nextRoute), (.malformedBody(.notJSON, Details()), .nextRoute),
        (.malformedBody(.undecodable, Details()), .nextRoute), (.transport(.tls, reason: "", Details()), .nextRoute),
        (.timeout(.total, Details()), .nextRoute), (.api(Details(status: 418)), .nextRoute),
        (.conflict(Details()), .retry), (.rateLimited(retryAfter: nil, Details()), .retry),
        (.overloaded(retryAfter: nil, Details()), .retry), (.server(Details()), .retry),
        (.timeout(nil, Details()), .retry), (.timeout(.firstByte, Details()), .retry),
        (.timeout(.idle, Details()), .retry), (.timeout(.event, Details()), .retry),
        (.timeout(.connect, Details()), .retry), (.transport(.resolve, reason: "", Details()), .retry),
        (.transport(.connect, reason: "", Details()), .retry), (.transport(.send, reason: "", Details()), .retry),
        (.transport(.head, reason: "", Details()), .retry), (.malformedBody(.empty, Details()), .retry),
        (.malformedBody(.cut, Details()), .retry), (.malformedChunk(reason: "", Details()), .retry),
        (.truncated(Details()), .retry), (.interrupted(reason: "", Details()), .retry),
    ]

    @Test("Before the commit point", arguments: uncommitted)
    func before(error: LLMAPIError, expected: Expected) {
        #expect(kind(recovery(from: error)) == expected)
    }

    @Test("After the attempts are used up the next route is asked", arguments: uncommitted)
    func used(error: LLMAPIError, expected: Expected) {
        #expect(kind(recovery(from: error, attempt: 3)) == (expected == .fail ? .fail : .nextRoute))
    }

    @Test("After the commit point nothing is sent again", arguments: uncommitted)
    func committed(error: LLMAPIError, expected: Expected) {
        let error = error.changing { $0.isCommitted = true }
        guard error != .cancelled else { return }
        #expect(recovery(from: error) == .fail(stop: .notRetryable))
    }

    @Test("Unless the caller drops what it showed: then it is as before", arguments: uncommitted)
    func restart(error: LLMAPIError, expected: Expected) {
        let error = error.changing { $0.isCommitted = true }
        #expect(kind(recovery(from: error, interruption: .restart)) == expected)
    }

    @Test("The provider's word overrides the rule, in both directions")
    func shouldRetry() {
        #expect(kind(recovery(from: .server(Details(shouldRetry: false)))) == .nextRoute)
        #expect(kind(recovery(from: .notFound(Details(shouldRetry: true)))) == .retry)
    }

    @Test("A wait that is too long, or longer than the time that is left, goes on to the next route")
    func waits() {
        let long = LLMAPIError.rateLimited(retryAfter: .seconds(61), Details(retryAfter: .seconds(61)))
        #expect(
            recovery(from: long) == .nextRoute(stop: .waitTooLong(asked: .seconds(61), maximum: .seconds(60)))
        )
        let short = LLMAPIError.rateLimited(retryAfter: .seconds(5), Details(retryAfter: .seconds(5)))
        #expect(recovery(from: short) == .retry(after: .seconds(5)))
        #expect(recovery(from: short, timeLeft: .seconds(4)) == .nextRoute(stop: .outOfTime))
    }
}

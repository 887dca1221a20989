import Foundation
import Testing
import WebAPI

@Suite("What a failure says about another attempt")
struct OutcomeTests {
    private let now = Date(timeIntervalSince1970: 1_767_268_800)

    @Test("Of all statuses, 408, 409, 429 and 500 to 599 are retried", arguments: 100...599)
    func statuses(status: Int) {
        let isRetryable = status == 408 || status == 409 || status == 429 || status >= 500
        let failure = APIError.status(FailedResponse(status: status, headers: [:], body: Data()))
        for outcome in [
            RetryPolicy.Outcome(status: status, headers: [:], now: now),
            RetryPolicy.Outcome(failure, method: .post, now: now),
        ] {
            #expect(outcome == RetryPolicy.Outcome(isRetryable: isRetryable))
        }
    }

    @Test(
        "The server's own word overrides the status",
        arguments: [(500, "false", false), (429, "false", false), (400, "true", true), (404, "maybe", false)]
    )
    func shouldRetry(status: Int, word: String, isRetryable: Bool) {
        let outcome = RetryPolicy.Outcome(status: status, headers: ["x-should-retry": word], now: now)
        #expect(outcome.isRetryable == isRetryable)
    }

    @Test("The wait that the server asks for goes along")
    func retryAfter() {
        let headers: HTTPFields = ["Retry-After": "Thu, 01 Jan 2026 12:00:30 GMT"]
        let failure = APIError.status(FailedResponse(status: 503, headers: headers, body: Data()))
        #expect(RetryPolicy.Outcome(failure, method: .get, now: now).retryAfter == .seconds(30))
    }

    /// When a failure is retried: for every method, for idempotent ones, or for none.
    enum Rule: Sendable { case always, idempotent, never }

    @Test(
        "A request that may have been acted on is retried only where that does no harm",
        arguments: [
            (.transport(.failed(.resolve, reason: "")), .always),
            (.transport(.failed(.connect, reason: "")), .always),
            (.transport(.failed(.tls, reason: "")), .never),
            (.transport(.failed(.send, reason: "")), .idempotent),
            (.transport(.failed(.head, reason: "")), .idempotent),
            (.transport(.failed(.body, reason: "")), .idempotent),
            (.transport(.undecodableBody(reason: "")), .never),
            (.timedOut(.connect, after: .seconds(1)), .always),
            (.timedOut(.firstByte, after: .seconds(1)), .idempotent),
            (.timedOut(.idle, after: .seconds(1)), .idempotent),
            (.timedOut(.event, after: .seconds(1)), .idempotent),
            (.timedOut(.total, after: .seconds(1)), .never),
            (.invalidRequest(reason: ""), .never),
            (.encoding(CancellationError()), .never),
            (.decoding(CancellationError(), FailedResponse(status: 200, headers: [:], body: Data())), .never),
            (.tooLarge(limit: 1), .never),
            (.cancelled, .never),
        ] as [(APIError, Rule)]
    )
    func failures(error: APIError, rule: Rule) {
        for method in [HTTPMethod.get, .head, .options, .put, .delete, .trace] {
            let outcome = RetryPolicy.Outcome(error, method: method, now: now)
            #expect(outcome.isRetryable == (rule != .never), "\(method)")
        }
        for method in [HTTPMethod.post, .patch, HTTPMethod(rawValue: "get")] {
            let outcome = RetryPolicy.Outcome(error, method: method, now: now)
            #expect(outcome.isRetryable == (rule == .always), "\(method)")
        }
    }
}

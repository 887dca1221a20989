import Foundation
import Testing
import WebAPI

@testable import LLM

@Suite("What a server says about its limits")
struct RateLimitsTests {
    /// Thursday, 1 January 2026, noon.
    private let now = Date(timeIntervalSince1970: 1_767_268_800)

    @Test("The fields of OpenAI and Groq")
    func openAI() {
        let headers: HTTPFields = [
            "x-ratelimit-limit-requests": "60",
            "x-ratelimit-limit-tokens": "150000",
            "X-RateLimit-Remaining-Requests": "59",
            "x-ratelimit-remaining-tokens": "149984",
            "x-ratelimit-reset-requests": "1s",
            "x-ratelimit-reset-tokens": "6m0s",
        ]
        #expect(
            RateLimits(headers, now: now)
                == RateLimits(
                    requests: .init(limit: 60, remaining: 59, reset: .seconds(1)),
                    tokens: .init(limit: 150_000, remaining: 149_984, reset: .seconds(360))
                )
        )
    }

    @Test("The fields of Anthropic")
    func anthropic() {
        let headers: HTTPFields = [
            "anthropic-ratelimit-requests-limit": "50",
            "anthropic-ratelimit-requests-remaining": "0",
            "anthropic-ratelimit-requests-reset": "2026-01-01T12:00:30Z",
            "anthropic-ratelimit-tokens-remaining": "39000",
        ]
        #expect(
            RateLimits(headers, now: now)
                == RateLimits(
                    requests: .init(limit: 50, remaining: 0, reset: .seconds(30)),
                    tokens: .init(remaining: 39000)
                )
        )
    }

    @Test(
        "The fields that speak of requests alone",
        arguments: [
            (
                ["x-ratelimit-limit": "20", "x-ratelimit-remaining": "3", "x-ratelimit-reset": "1767268812500"], 20, 3,
                12.5
            ),
            (["x-ratelimit-limit": "20", "x-ratelimit-reset": "1767268812"], 20, nil, 12),
            (["x-ratelimit-remaining": "3", "x-ratelimit-reset": "40"], nil, 3, 40),
            (["ratelimit-limit": "100", "ratelimit-remaining": "50", "ratelimit-reset": "5"], 100, 50, 5),
            (["RateLimit-Limit": "100, 100;w=60, 1000;w=3600"], 100, nil, nil),
            (["ratelimit-limit": " 10;w=1 "], 10, nil, nil),
        ] as [([String: String], Int?, Int?, Double?)]
    )
    func requestsAlone(fields: [String: String], limit: Int?, remaining: Int?, reset: Double?) {
        let limits = RateLimits(HTTPFields(fields.map { ($0.key, $0.value) }), now: now)
        let expected = RateLimits.Allowance(limit: limit, remaining: remaining, reset: reset.map { .seconds($0) })
        #expect(limits == RateLimits(requests: expected))
    }

    @Test("A family that tells requests from tokens counts before one that doesn't")
    func precedence() {
        let headers: HTTPFields = [
            "ratelimit-limit": "1", "x-ratelimit-limit": "2", "anthropic-ratelimit-requests-limit": "3",
            "x-ratelimit-limit-requests": "4", "x-ratelimit-remaining": "5",
        ]
        #expect(RateLimits(headers, now: now)?.requests == .init(limit: 4))
    }

    @Test(
        "A field that makes no sense says nothing",
        arguments: [
            ["x-ratelimit-limit-requests": "-1"], ["x-ratelimit-limit-requests": "many"],
            ["x-ratelimit-limit-requests": ""], ["x-ratelimit-limit-requests": "1e3"],
            ["x-ratelimit-limit-requests": "99999999999999999999"], ["x-ratelimit-reset-tokens": "soon"],
            ["anthropic-ratelimit-requests-reset": "2026-13-01T12:00:30Z"], ["retry-after": "3"],
            ["x-ratelimit-limit-images": "3"], [:],
        ]
    )
    func nonsense(fields: [String: String]) {
        #expect(RateLimits(HTTPFields(fields.map { ($0.key, $0.value) }), now: now) == nil)
    }

    @Test("What makes sense stays beside what doesn't")
    func partlyNonsense() {
        let headers: HTTPFields = ["x-ratelimit-limit-tokens": "?", "x-ratelimit-remaining-tokens": "7"]
        #expect(RateLimits(headers, now: now) == RateLimits(tokens: .init(remaining: 7)))
    }

    @Test(
        "When a limit is over",
        arguments: [
            ("0", 0), ("1", 1), ("1.5", 1.5), ("0.000", 0), ("1s", 1), ("6m0s", 360), ("20ms", 0.02), ("8.64s", 8.64),
            ("1h2m3.5s", 3723.5), ("1d", 86400), ("250us", 0.00025), ("250µs", 0.00025), ("0s", 0),
            ("999999999", 999_999_999), ("1767268830", 30), ("1767268830000", 30), ("1000000000", 0),
            ("2026-01-01T12:00:30Z", 30), ("2026-01-01T12:00:30.250Z", 30.25), ("2026-01-01T13:00:30+01:00", 30),
            ("2020-01-01T00:00:00Z", 0), ("99999999999999999999999", 1e10), ("9999999h", 1e10),
            ("", nil), ("s", nil), ("5 s", nil), ("5x", nil), ("1s2", nil), ("-1s", nil), ("-5", nil), ("1..5s", nil),
            (".5s", nil), ("+5", nil), ("nan", nil), ("inf", nil), ("٣s", nil), ("2026-01-01", nil),
        ] as [(String, Double?)]
    )
    func resetTimes(text: String, seconds: Double?) {
        let duration = ResetTime(text)?.duration(from: now)
        #expect(duration.map { ($0.seconds * 1e6).rounded() } == seconds.map { ($0 * 1e6).rounded() })
    }
}

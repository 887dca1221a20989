import Foundation
import JSONCoding
import Testing
import WebAPI

@testable import LLM

@Suite("How long a server asks to wait")
struct RetryAdviceTests {
    /// Thursday, 1 January 2026, noon.
    private let now = Date(timeIntervalSince1970: 1_767_268_800)

    @Test(
        "Header fields in every form",
        arguments: [
            (["retry-after": "20"], 20),
            (["Retry-After": " 1.5 "], 1.5),
            (["retry-after": "0"], 0),
            (["retry-after-ms": "250"], 0.25),
            (["retry-after-ms": "0.5"], 0.0005),
            (["retry-after": "20", "retry-after-ms": "250"], 0.25),
            (["retry-after": "3", "retry-after-ms": "nan"], 3),
            (["retry-after": "3, 9"], 9),
            (["retry-after": "9,3"], 9),
            (["retry-after": "-1"], nil),
            (["retry-after": "-1, 4"], 4),
            (["retry-after": "nan"], nil),
            (["retry-after": "inf"], nil),
            (["retry-after": "Infinity"], nil),
            (["retry-after": "1e3"], nil),
            (["retry-after": "0x10"], nil),
            (["retry-after": "+5"], nil),
            (["retry-after": "1.2.3"], nil),
            (["retry-after": ""], nil),
            (["retry-after": "soon"], nil),
            (["retry-after": "99999999999999999999999999"], 1e10),
            (["retry-after": "Thu, 01 Jan 2026 12:00:30 GMT"], 30),
            (["retry-after": "Thu, 01 Jan 2026 12:00:30 GMT, Thu, 01 Jan 2026 12:01:00 GMT"], 60),
            (["retry-after": "5, Thu, 01 Jan 2026 12:00:30 GMT"], 30),
            (["retry-after": "Thursday, 01-Jan-26 12:00:30 GMT"], 30),
            (["retry-after": "Thu Jan  1 12:00:30 2026"], 30),
            (["retry-after": "Wed, 21 Oct 2015 07:28:00 GMT"], 0),
            (["retry-after": "Wed, 99 Oct 2015 07:28:00 GMT"], nil),
            (["retry-after": "Wed, 21 Foo 2015 07:28:00 GMT"], nil),
            ([:], nil),
        ] as [([String: String], Double?)]
    )
    func headers(fields: [String: String], seconds: Double?) {
        let delay = RetryAdvice.delay(in: HTTPFields(fields.map { ($0.key, $0.value) }), now: now)
        #expect(delay.map(\.seconds) == seconds)
    }

    @Test("Of two lines the larger counts")
    func lines() {
        let fields: HTTPFields = ["Retry-After": "3", "retry-after": "7"]
        #expect(RetryAdvice.delay(in: fields, now: now) == .seconds(7))
    }

    @Test(
        "Gemini's RetryInfo",
        arguments: [
            (#"{"error":{"details":[{"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"37s"}]}}"#, 37),
            (#"[{"error":{"details":[{"@type":"x/google.rpc.RetryInfo","retryDelay":"0.5s"}]}}]"#, 0.5),
            (#"{"details":[{"@type":"RetryInfo","retryDelay":{"seconds":2,"nanos":500000000}}]}"#, 2.5),
            (#"{"error":{"details":[{"@type":"RetryInfo","retryDelay":{"seconds":"2"}}]}}"#, 2),
            (#"{"error":{"details":[{"@type":"RetryInfo","retryDelay":"-1s"}]}}"#, nil),
            (#"{"error":{"details":[{"@type":"RetryInfo","retryDelay":"37"}]}}"#, nil),
            (#"{"error":{"details":[{"@type":"QuotaFailure","retryDelay":"37s"}]}}"#, nil),
            (#"{"error":{"details":"none"}}"#, nil),
            (#"[]"#, nil),
        ] as [(String, Double?)]
    )
    func retryInfo(body: String, seconds: Double?) throws {
        #expect(RetryAdvice.delay(in: try JSONValue(parsing: body)).map(\.seconds) == seconds)
    }

    @Test(
        "Dates of HTTP",
        arguments: [
            ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
            ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
            ("Sun Nov  6 08:49:37 1994", 784_111_777),
            ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
            ("Tue, 29 Feb 2000 23:59:59 GMT", 951_868_799),
            ("Fri, 31 Dec 9999 23:59:59 GMT", 253_402_300_799),
        ]
    )
    func dates(text: String, seconds: Double) {
        #expect(HTTPDate.secondsSince1970(text) == seconds)
    }
}

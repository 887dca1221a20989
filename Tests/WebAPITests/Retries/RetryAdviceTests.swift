import Foundation
import Testing
import WebAPI

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
        let delay = HTTPFields(fields.map { ($0.key, $0.value) }).retryAfter(now: now)
        #expect(delay.map(\.seconds) == seconds)
    }

    @Test("Of two lines the larger counts")
    func lines() {
        let fields: HTTPFields = ["Retry-After": "3", "retry-after": "7"]
        #expect(fields.retryAfter(now: now) == .seconds(7))
    }

    @Test(
        "The server's own word",
        arguments: [("true", true), ("false", false), ("True", true), ("FALSE", false), ("1", nil), ("", nil)]
            as [(String, Bool?)]
    )
    func shouldRetry(value: String, word: Bool?) {
        #expect((["X-Should-Retry": value] as HTTPFields).shouldRetry == word)
        #expect(HTTPFields().shouldRetry == nil)
    }
}

import JSONCoding
import LLM
import Testing
import WebAPI

@Suite("What an error means")
struct ClassificationTests {
    @Test(
        "By status",
        arguments: [
            (301, "redirect", false), (302, "redirect", false), (307, "redirect", false), (308, "redirect", false),
            (400, "bad_request", false), (401, "authentication", false), (402, "insufficient_quota", false),
            (403, "permission", false), (404, "not_found", false), (405, "api", false), (408, "timeout", true),
            (409, "conflict", true), (410, "api", false), (413, "bad_request", false), (422, "bad_request", false),
            (425, "api", false), (429, "rate_limit", true), (451, "api", false), (499, "api", false),
            (500, "server", true), (501, "server", true), (502, "server", true), (503, "server", true),
            (504, "server", true), (520, "server", true), (524, "server", true), (529, "overloaded", true),
            (530, "server", true), (599, "server", true),
        ]
    )
    func status(status: Int, kind: String, isRetryable: Bool) async {
        for body in ["", "{}", #"{"error":{"message":"m"}}"#, "<html></html>", "plain"] {
            for error in await errors(status: status, body: body) {
                #expect(error?.kind.rawValue == kind)
                #expect(error?.isRetryable == isRetryable)
                #expect(error?.status == status)
            }
        }
    }

    @Test(
        "A type or code that is known by name wins over the status",
        arguments: [
            ("insufficient_quota", "insufficient_quota", false),
            ("context_length_exceeded", "context_length", false),
            ("exceed_context_size_error", "context_length", false),
            ("rate_limit_exceeded", "rate_limit", true),
            ("rate_limit_error", "rate_limit", true),
            ("overloaded_error", "overloaded", true),
            ("server_is_overloaded", "overloaded", true),
            ("OVERLOADED", "overloaded", true),
        ]
    )
    func names(name: String, kind: String, isRetryable: Bool) async {
        for field in ["type", "code"] {
            for status in [200, 400, 401, 403, 429, 500, 503, 529] {
                for error in await errors(status: status, body: #"{"error":{"message":"m","\#(field)":"\#(name)"}}"#) {
                    #expect(error?.kind.rawValue == kind, "\(field), \(status)")
                    #expect(error?.isRetryable == isRetryable, "\(field), \(status)")
                }
            }
        }
    }

    @Test(
        "A content filter is one with a 4xx only",
        arguments: [(400, "content_filter"), (403, "content_filter"), (500, "server"), (200, "api")]
    )
    func contentFilter(status: Int, kind: String) async {
        for error in await errors(status: status, body: #"{"error":{"code":"content_filter"}}"#) {
            #expect(error?.kind.rawValue == kind)
        }
    }

    @Test("The text of a message never decides")
    func message() async {
        for error in await errors(status: 400, body: #"{"error":{"message":"rate_limit_exceeded overloaded"}}"#) {
            #expect(error?.kind == .badRequest)
        }
    }

    @Test(
        "In a success the numeric code says whether another attempt may help",
        arguments: [
            ("408", true), ("409", true), ("429", true), ("500", true), ("502", true), ("529", true), ("400", false),
            ("401", false), ("404", false), (#""503""#, true), (#""server_error""#, false), ("null", false),
        ]
    )
    func codes(code: String, isRetryable: Bool) async {
        for error in await errors(status: 200, body: #"{"error":{"message":"m","code":\#(code)}}"#) {
            #expect(error?.kind == .api)
            #expect(error?.isRetryable == isRetryable)
        }
    }

    @Test(
        "The server's word on another attempt overrides the rule",
        arguments: [
            (400, "true", true), (503, "false", false), (429, "false", false), (503, "maybe", true),
            (401, "TRUE", true),
        ]
    )
    func shouldRetry(status: Int, word: String, isRetryable: Bool) async {
        let exchange = Exchange(status: status, headers: ["x-should-retry": word], chunks: [Array("{}".utf8)])
        #expect(await exchange.chat().failure?.isRetryable == isRetryable)
        #expect(await exchange.stream().result.failure?.isRetryable == isRetryable)
    }

    @Test(
        "A success that is no completion",
        arguments: [
            ("", "application/json", "malformed_body", true), (" \n", "application/json", "malformed_body", true),
            (#"{"choices":[{"mess"#, "application/json", "malformed_body", true),
            ("Internal error", "application/json", "malformed_body", false),
            ("null", "application/json", "malformed_body", false), ("[]", "application/json", "malformed_body", false),
            ("[1]", "application/json", "malformed_body", false), ("7", "application/json", "malformed_body", false),
            (#"{"choices":"x"}"#, "application/json", "malformed_body", false),
            (#"{"choices":null}"#, "application/json", "no_choices", false),
            (#"{"id":"x"}"#, "application/json", "no_choices", false),
            ("<html></html>", "text/html", "unexpected_content_type", false),
            (#"{"choices":[]}"#, "text/html; charset=utf-8", "unexpected_content_type", false),
            ("<html></html>", "application/xhtml+xml", "unexpected_content_type", false),
            (#"{"detail":"m"}"#, "application/json", "api", false),
            (#"{"message":"m"}"#, "application/json", "api", false),
            (#"{"object":"error","message":"m"}"#, "application/json", "api", false),
            (#"[{"error":{"code":503}}]"#, "application/json", "api", true),
        ]
    )
    func success(body: String, type: String, kind: String, isRetryable: Bool) async {
        let exchange = Exchange(headers: ["content-type": type], chunks: [Array(body.utf8)])
        for error in [await exchange.chat().failure, await exchange.stream().result.failure] {
            #expect(error?.kind.rawValue == kind)
            #expect(error?.isRetryable == isRetryable)
        }
    }

    @Test(
        "A plain text is the message, a page of HTML gives none",
        arguments: [
            ("text/plain", "m", "m"), ("text/plain; charset=utf-8", " m\n", "m"), ("text/html", "m", nil),
            ("text/plain", "<html>", nil), ("text/plain", #"{"error":"m"}"#, "m"), ("application/json", "m", nil),
        ] as [(String, String, String?)]
    )
    func plainText(type: String, body: String, message: String?) async {
        let exchange = Exchange(status: 503, headers: ["content-type": type], chunks: [Array(body.utf8)])
        #expect(await exchange.chat().failure?.providerError?.message == message)
    }

    @Test(
        "The request's id is found under the names that providers use",
        arguments: ["x-request-id", "Request-Id", "CF-Ray"]
    )
    func requestID(name: String) async {
        let exchange = Exchange(status: 500, headers: [name: "req_7"], chunks: [])
        let error = await exchange.chat().failure
        #expect(error?.requestID == "req_7")
        #expect(error?.description.contains("req_7") == true)
    }

    @Test("A body is shown up to a bound")
    func snippet() async {
        let exchange = Exchange(status: 500, chunks: [Array(repeating: UInt8(ascii: "x"), count: 100_000)])
        #expect(await exchange.chat().failure?.bodySnippet?.count == 1025)
    }

    @Test("A redirect says where it leads")
    func redirect() async {
        let exchange = Exchange(status: 307, headers: ["Location": "https://elsewhere.example/"], chunks: [])
        guard case .redirect(let location, _) = await exchange.chat().failure else {
            Issue.record("There is no redirect")
            return
        }
        #expect(location == "https://elsewhere.example/")
    }

    private func errors(status: Int, body: String) async -> [LLMAPIError?] {
        let exchange = Exchange(
            status: status,
            headers: ["content-type": "application/json"],
            chunks: [Array(body.utf8)]
        )
        return [await exchange.chat().failure, await exchange.stream().result.failure]
    }
}

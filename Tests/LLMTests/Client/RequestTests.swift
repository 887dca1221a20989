import Foundation
import JSONCoding
import LLM
import LLMTesting
import Testing
import WebAPI

@Suite("What a client sends")
struct RequestTests {
    private func request(
        to baseURL: String = "https://host.example/v1",
        apiKey: String? = nil,
        model: ModelID? = nil,
        headers: HTTPFields = [:],
        _ call: (LLMClient) async throws -> Void = { _ = try await $0.stream("Hi").completion() }
    ) async throws -> HTTPRequest? {
        let transport = StubTransport(StubResponse(#"{"choices":[{"message":{"content":"x"}}]}"#))
        let client = LLMClient(
            baseURL: try #require(URL(string: baseURL)),
            apiKey: apiKey,
            model: model,
            timeouts: .none,
            headers: headers,
            transport: transport
        )
        try await call(client)
        return transport.requests.first
    }

    @Test("A plain stream sends model, messages, stream, and nothing else")
    func plainStream() async throws {
        let body = try await request(model: "m")?.body
        #expect(
            body.map { String(decoding: $0, as: UTF8.self) }
                == #"{"model":"m","messages":[{"role":"user","content":"Hi"}],"stream":true}"#
        )
    }

    @Test("A whole answer is asked for without a word on streams")
    func plainChat() async throws {
        let body = try await request(model: "m") { _ = try await $0.complete("Hi") }?.body
        #expect(
            body.map { String(decoding: $0, as: UTF8.self) }
                == #"{"model":"m","messages":[{"role":"user","content":"Hi"}]}"#
        )
    }

    @Test("The request's model counts before the client's")
    func model() async throws {
        let sent = try await request(model: "m") { client in
            _ = try await client.chat(ChatRequest(messages: [.user("Hi")], model: "other"))
        }
        #expect(try sent?.body.map { try JSONValue(parsing: $0)["model"] } == "other")
    }

    @Test(
        "The base URL is what every SDK takes",
        arguments: [
            ("https://host.example", "https://host.example/v1/chat/completions"),
            ("https://host.example/", "https://host.example/v1/chat/completions"),
            ("https://host.example//", "https://host.example/v1/chat/completions"),
            ("https://host.example:8080", "https://host.example:8080/v1/chat/completions"),
            ("https://host.example/v1", "https://host.example/v1/chat/completions"),
            ("https://host.example/v1/", "https://host.example/v1/chat/completions"),
            ("https://host.example/api/v1//", "https://host.example/api/v1/chat/completions"),
            ("https://host.example/openai", "https://host.example/openai/chat/completions"),
            ("https://host.example?api-version=1", "https://host.example/v1/chat/completions?api-version=1"),
            ("https://host.example/v1?api-version=1", "https://host.example/v1/chat/completions?api-version=1"),
            ("http://127.0.0.1:11434", "http://127.0.0.1:11434/v1/chat/completions"),
            ("http://[::1]:8080", "http://[::1]:8080/v1/chat/completions"),
            ("HTTPS://host.example", "HTTPS://host.example/v1/chat/completions"),
        ]
    )
    func baseURL(base: String, url: String) async throws {
        #expect(try await request(to: base)?.url.absoluteString == url)
    }

    @Test(
        "A key is sent, no key sends nothing",
        arguments: [("sk-1", "Bearer sk-1"), ("", nil), (nil, nil)] as [(String?, String?)]
    )
    func key(key: String?, field: String?) async throws {
        #expect(try await request(apiKey: key)?.headers["Authorization"] == field)
    }

    @Test("JSON is accepted and sent, unless the header fields say otherwise")
    func headers() async throws {
        let plain = try await request()?.headers
        #expect(plain?["Accept"] == "application/json")
        #expect(plain?["Content-Type"] == "application/json")
        let changed = try await request(
            apiKey: "sk-1",
            headers: ["accept": "*/*", "X-A": "b", "authorization": "Basic x"]
        )
        #expect(changed?.headers["Accept"] == "*/*")
        #expect(changed?.headers["X-A"] == "b")
        #expect(changed?.headers.values(for: "Authorization") == ["Basic x"])
    }

    @Test(
        "A key that no header can hold, or a URL that is none, is a bad request",
        arguments: [
            ("a\nb", "https://host.example"), ("a\r\nX-B: c", "https://host.example"), ("a\0b", "https://host.example"),
            (nil, "host.example"), (nil, "/v1"), (nil, "ftp://host.example"), (nil, "https://"),
            (nil, "localhost:8080"),
        ] as [(String?, String)]
    )
    func badRequest(key: String?, base: String) async throws {
        let transport = StubTransport(StubResponse("{}"))
        let client = LLMClient(baseURL: try #require(URL(string: base)), apiKey: key, transport: transport)
        for error in [await client.chatFailure(), await client.streamFailure()] {
            #expect(error?.kind == .badRequest)
            #expect(error?.isRetryable == false)
        }
        #expect(transport.requests.isEmpty)
    }

    @Test("A key of any other characters is sent as it is", arguments: ["schlüssel", "a b", "\"x\"", "🔑"])
    func oddKey(key: String) async throws {
        #expect(try await request(apiKey: key)?.headers["Authorization"] == "Bearer \(key)")
    }

    @Test("Named endpoints", arguments: NamedEndpoint.all)
    func endpoints(endpoint: NamedEndpoint) async throws {
        let transport = StubTransport(StubResponse(#"{"choices":[{"message":{"content":"x"}}]}"#))
        let client = LLMClient(endpoint, apiKey: "sk-1", model: "m", transport: transport)
        #expect(try await client.complete("Hi") == "x")
        let sent = try #require(transport.requests.first)
        #expect(sent.url.absoluteString == endpoint.baseURL.absoluteString + "/chat/completions")
    }
}

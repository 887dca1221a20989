import Foundation
import LLMTesting
import Testing
import WebAPI

@Suite("Base URL and endpoint")
struct EndpointURLTests {
    @Test(
        "Paths join by one slash, and the base URL's query is kept",
        arguments: [
            ("https://h/v1", "models", "https://h/v1/models"),
            ("https://h/v1/", "models", "https://h/v1/models"),
            ("https://h/v1", "/models", "https://h/v1/models"),
            ("https://h/v1//", "//models", "https://h/v1/models"),
            ("https://h", "models", "https://h/models"),
            ("https://h/", "/models", "https://h/models"),
            ("https://h/v1", "", "https://h/v1"),
            ("https://h/v1/", "/", "https://h/v1/"),
            ("https://h/v1", "models/", "https://h/v1/models/"),
            ("https://h:8443/a/b", "c/d", "https://h:8443/a/b/c/d"),
            ("https://h/v1?api-version=2024-10-21", "chat", "https://h/v1/chat?api-version=2024-10-21"),
            ("https://h/v1?k=a%2Bb", "chat", "https://h/v1/chat?k=a%2Bb"),
            ("https://h/v1#part", "chat", "https://h/v1/chat"),
            ("https://h/a%20b", "c d", "https://h/a%20b/c%20d"),
            ("https://h", "models/a?b#c", "https://h/models/a%3Fb%23c"),
            ("https://h", "100%", "https://h/100%25"),
            ("https://h", "straße", "https://h/stra%C3%9Fe"),
            ("https://h", "a:b@c/d+e", "https://h/a:b@c/d+e"),
            ("http://[::1]:8080/v1", "chat", "http://[::1]:8080/v1/chat"),
            ("HTTPS://h/v1", "chat", "HTTPS://h/v1/chat"),
        ]
    )
    func joining(base: String, path: String, expected: String) async throws {
        #expect(try await sent(to: base, Endpoint<Void, Void>(.get, path)).url.absoluteString == expected)
    }

    @Test("The endpoint's query follows the base URL's")
    func queries() async throws {
        let endpoint = Endpoint<Void, Void>(.get, "w", query: ["q": "São Paulo", "units": "metric"])
        let url = try await sent(to: "https://h/d?appid=k%26", endpoint).url
        #expect(url.absoluteString == "https://h/d/w?appid=k%26&q=S%C3%A3o%20Paulo&units=metric")
    }

    @Test("Paths and queries that differ in Unicode normalisation alone are not taken for the same")
    func normalisation() async throws {
        let transport = StubTransport(StubResponse(""), StubResponse(""), StubResponse(""))
        let client = APIClient(baseURL: try #require(URL(string: "https://h")), transport: transport)
        for (path, item) in [("caf\u{E9}", "\u{E9}"), ("cafe\u{301}", "\u{E9}"), ("cafe\u{301}", "e\u{301}")] {
            _ = try await client.bytes(endpoint: Endpoint<Void, Void>(.get, path, query: ["q": item]))
        }
        #expect(
            transport.requests.map(\.url.absoluteString) == [
                "https://h/caf%C3%A9?q=%C3%A9", "https://h/cafe%CC%81?q=%C3%A9", "https://h/cafe%CC%81?q=e%CC%81",
            ]
        )
    }

    @Test(
        "A base URL that is no web address is an error, not a crash",
        arguments: ["api.example.com/v1", "ftp://h/v1", "file:///etc/passwd", "https:///v1", "/v1", "mailto:a@b"]
    )
    func unusable(base: String) async throws {
        let transport = StubTransport(StubResponse(""))
        let client = APIClient(baseURL: try #require(URL(string: base)), transport: transport)
        await #expect {
            try await client.response(endpoint: Endpoint<Void, Void>(.get, "models"))
        } throws: { error in
            guard case APIError.invalidRequest(let reason) = error else { return false }
            return reason.contains("https://")
        }
        #expect(transport.requests.isEmpty)
    }

    @Test("The endpoint's header fields replace the client's")
    func headers() async throws {
        let endpoint = Endpoint<Void, Void>(.get, "m", headers: ["accept": "text/plain", "X-Trace": "1"])
        let request = try await sent(to: "https://h", endpoint)
        #expect(request.headers["Accept"] == "text/plain")
        #expect(request.headers["X-Trace"] == "1")
        #expect(request.headers["Content-Type"] == nil)
    }

    @Test(
        "A header that would break the request apart is refused",
        arguments: [("X-Key", "a\r\nHost: evil"), ("X-Key", "a\nb"), ("X-Key", "a\0"), ("X Key", "a"), ("", "a")]
    )
    func brokenHeaders(name: String, value: String) async throws {
        let transport = StubTransport(StubResponse(""))
        let client = APIClient(baseURL: try #require(URL(string: "https://h")), transport: transport)
        await #expect {
            try await client.response(endpoint: Endpoint<Void, Void>(.get, "m", headers: HTTPFields([(name, value)])))
        } throws: { error in
            guard case APIError.invalidRequest(let reason) = error else { return false }
            return !reason.contains("evil")
        }
        #expect(transport.requests.isEmpty)
    }

    private func sent(to base: String, _ endpoint: Endpoint<Void, Void>) async throws -> HTTPRequest {
        let transport = StubTransport(StubResponse(""))
        let client = APIClient(baseURL: try #require(URL(string: base)), transport: transport)
        try await client.response(endpoint: endpoint)
        return try #require(transport.requests.first)
    }
}

import CCurl
import FaultServer
import Foundation
import Testing
import Waiting
import WebAPI

@testable import CurlTransport

@Suite("IdleHandles", .timeLimit(.minutes(Patience.minutes)))
struct IdleHandlesTests {
    private let defaults = TransferDefaults(
        Configuration(certificateAuthority: nil, maximumConnectionsPerHost: 1, prefersHTTP2: false)
    )

    @Test("A handle that was kept serves again, the last one first; without one a new one is made")
    func keeps() throws {
        #expect(Curl.isReady)
        let handles = IdleHandles(defaults)
        let (first, second) = (try #require(handles.take()), try #require(handles.take()))
        #expect(first !== second)
        handles.keep(first)
        handles.keep(second)
        #expect(handles.take() === second)
        #expect(handles.take() === first)
        #expect(handles.take()?.failure == CURLE_OK)
    }

    @Test("A new handle takes every setting")
    func setsUp() throws {
        #expect(Curl.isReady)
        #expect(try #require(EasyHandle(defaults)).failure == CURLE_OK)
    }

    @Test("No more than 64 are kept")
    func limit() throws {
        #expect(Curl.isReady)
        let handles = IdleHandles(defaults)
        let many = try (0..<65).map { _ in try #require(handles.take()) }
        many.forEach(handles.keep)
        let again = try (0..<65).map { _ in try #require(handles.take()) }
        #expect(again.count { handle in many.contains { $0 === handle } } == 64)
    }

    @Test("Of a request nothing is left for the next on the same handle")
    func forgets() async throws {
        let (kept, fresh) = (try Self.makeServer(), try Self.makeServer())
        defer {
            kept.stop()
            fresh.stop()
        }
        let transport = CurlHTTPTransport()
        for var request in Self.requests {
            request.url = kept.url
            _ = try await transport.whole(request)
            request.url = fresh.url
            _ = try await CurlHTTPTransport().whole(request)
        }
        #expect(kept.requests.map(\.indexOnConnection) == Array(Self.requests.indices))
        #expect(kept.requests.map(\.method) == fresh.requests.map(\.method))
        #expect(kept.requests.map(\.body) == fresh.requests.map(\.body))
        #expect(kept.requests.map(fields) == fresh.requests.map(fields))
    }

    @Test("Header fields that differ in bytes alone are not taken for the same")
    func normalisation() async throws {
        let server = try ScriptedServer(.text("ok"), .text("ok"))
        defer { server.stop() }
        let transport = CurlHTTPTransport()
        let keys = ["Bearer caf\u{E9}", "Bearer cafe\u{301}"]
        for key in keys { _ = try await transport.whole(HTTPRequest(url: server.url, headers: ["X-Key": key])) }
        let sent = server.requests.map { $0.headers.first { $0.name == "X-Key" }.map { Array($0.value.utf8) } }
        #expect(sent == keys.map { Array($0.utf8) })
    }

    @Test("A handle that was asked to log in is not used again, since libcurl remembers it")
    func login() async throws {
        let basic = ScriptedResponse(.head(401, ["WWW-Authenticate": "Basic realm=\"a\"", "Content-Length": "0"]))
        let negotiate = ScriptedResponse(.head(401, ["WWW-Authenticate": "Negotiate", "Content-Length": "0"]))
        let server = try ScriptedServer(basic, negotiate)
        defer { server.stop() }
        let transport = CurlHTTPTransport()
        _ = try await transport.whole(HTTPRequest(url: server.url))
        let address = server.url.absoluteString.replacing("://", with: "://user:word@")
        let url = try #require(URL(string: address))
        let response = try await transport.whole(HTTPRequest(method: .post, url: url, body: Data([1])))
        #expect(response.head.status == 401)
        #expect(server.requests.count == 2)
    }

    private static let requests = [
        HTTPRequest(method: .post, url: anywhere, headers: ["X-One": "1", "Content-Type": "a/b"], body: Data([1])),
        HTTPRequest(url: anywhere),
        HTTPRequest(method: HTTPMethod(rawValue: "PURGE"), url: anywhere, headers: ["X-Two": "2"], body: large),
        HTTPRequest(method: .head, url: anywhere),
        HTTPRequest(method: .post, url: anywhere),
        HTTPRequest(method: .put, url: anywhere, body: Data([2, 3])),
        HTTPRequest(method: .delete, url: anywhere),
        HTTPRequest(url: anywhere),
    ]

    private static let large = Data(repeating: 65, count: 300_000)
    private static let anywhere = URL(filePath: "/")

    /// The fourth request is one for the head alone.
    private static func makeServer() throws -> ScriptedServer {
        let text = ScriptedResponse.text("ok")
        return try ScriptedServer(text, text, text, ScriptedResponse(.head(200, ["Content-Length": "2"])), text)
    }

    /// The header of a request but for the port that it was sent to.
    private func fields(of request: RecordedRequest) -> [HeaderField] {
        request.headers.filter { $0.name != "Host" }
    }
}

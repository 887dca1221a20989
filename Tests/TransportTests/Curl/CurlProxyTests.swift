import CurlTransport
import FaultServer
import Foundation
import Testing
import WebAPI

/// Each test sets variables in a process of its own.
@Suite("CurlHTTPTransport: proxies", .timeLimit(.minutes(1)))
struct CurlProxyTests {
    @Test("http_proxy is used, but not for a loopback address", arguments: ["127.0.0.1", "localhost", "127.9.8.7"])
    func proxy(loopback: String) async throws {
        await #expect(processExitsWith: .success) { [loopback] in
            let proxy = try ScriptedServer(.text("proxy"))
            let server = try ScriptedServer(.text("server"))
            defer {
                proxy.stop()
                server.stop()
            }
            setenv("http_proxy", proxy.url.absoluteString, 1)
            let transport = CurlHTTPTransport()
            let far = try #require(URL(string: "http://far.invalid/path?a=b"))
            #expect(try await transport.text(far) == "proxy")
            #expect(proxy.requests.map(\.target) == ["http://far.invalid/path?a=b"])
            // Some systems have only one loopback address; the request then fails, but not by way of the proxy.
            let near = try #require(URL(string: "http://\(loopback):\(server.port)/"))
            _ = await transport.failure(HTTPRequest(url: near, connectTimeout: .seconds(1)))
            #expect(proxy.requests.count == 1)
        }
    }

    @Test("no_proxy is kept, in either case", arguments: ["no_proxy", "NO_PROXY"])
    func noProxy(variable: String) async throws {
        await #expect(processExitsWith: .success) { [variable] in
            let proxy = try ScriptedServer(.text("proxy"))
            defer { proxy.stop() }
            setenv("http_proxy", proxy.url.absoluteString, 1)
            setenv(variable, "near.invalid", 1)
            let transport = CurlHTTPTransport()
            let near = try #require(URL(string: "http://near.invalid/"))
            #expect(await transport.failure(HTTPRequest(url: near))?.phase == .resolve)
            #expect(proxy.requests.isEmpty)
        }
    }

    @Test("the header of a proxy's answer to CONNECT is not taken for the server's")
    func connect() async throws {
        await #expect(processExitsWith: .success) {
            let proxy = try ScriptedServer(ScriptedResponse(.head(407, ["Content-Length": "0"]), .close))
            defer { proxy.stop() }
            setenv("https_proxy", proxy.url.absoluteString, 1)
            let far = try #require(URL(string: "https://far.invalid/"))
            #expect(await CurlHTTPTransport().failure(HTTPRequest(url: far))?.phase == .connect)
            #expect(proxy.requests.map(\.method) == ["CONNECT"])
        }
    }
}

import CurlTransport
import FaultServer
import Foundation
import Testing
import Waiting
import WebAPI

/// `CurlHTTPTransport` and the proxy variables. Each test has a process of its own, whose environment it can change.
@Suite("Proxies", .timeLimit(.minutes(Patience.minutes)))
struct ProxyTests {
    @Test("a loopback address is reached directly, whatever the variables say")
    func loopback() async throws {
        await #expect(processExitsWith: .success) {
            try await withScriptedServer(policy: .refuse) { proxy in
                for name in ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"] {
                    setenv(name, proxy.url.absoluteString, 1)
                }
                try await withScriptedServer(.text("direct")) { server in
                    let response = try await CurlHTTPTransport().whole(server)
                    #expect(response.text == "direct")
                }
            }
        }
    }

    @Test("another host is reached through the proxy")
    func proxied() async throws {
        await #expect(processExitsWith: .success) {
            try await withScriptedServer(.text("by proxy")) { proxy in
                setenv("http_proxy", proxy.url.absoluteString, 1)
                let url = try #require(URL(string: "http://martlet.invalid/v1"))
                let response = try await CurlHTTPTransport().whole(HTTPRequest(url: url))
                #expect(response.text == "by proxy")
                #expect(try await proxy.request().target == "http://martlet.invalid/v1")
            }
        }
    }

    @Test("a host in no_proxy is not")
    func exempt() async throws {
        await #expect(processExitsWith: .success) {
            try await withScriptedServer(.text("by proxy")) { proxy in
                setenv("http_proxy", proxy.url.absoluteString, 1)
                setenv("no_proxy", "martlet.invalid", 1)
                let url = try #require(URL(string: "http://martlet.invalid/v1"))
                #expect(await CurlHTTPTransport().failure(HTTPRequest(url: url))?.phase == .resolve)
                #expect(proxy.connections.isEmpty)
            }
        }
    }

    @Test("a proxy that refuses, or refuses a tunnel, is a connection that failed")
    func refusingProxy() async throws {
        await #expect(processExitsWith: .success) {
            try await withScriptedServer(.text("no", status: 403)) { proxy in
                setenv("https_proxy", proxy.url.absoluteString, 1)
                let url = try #require(URL(string: "https://martlet.invalid/v1"))
                #expect(await CurlHTTPTransport().failure(HTTPRequest(url: url))?.phase == .connect)
                let request = try await proxy.request()
                #expect(request.method == "CONNECT")
                #expect(request.target == "martlet.invalid:443")
                #expect(request.header("Authorization") == nil)
                try proxy.stopAccepting()
                #expect(await CurlHTTPTransport().failure(HTTPRequest(url: url))?.phase == .connect)
            }
        }
    }
}

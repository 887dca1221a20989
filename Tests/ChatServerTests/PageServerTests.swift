import JSONCoding
import Testing
import Waiting

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@testable import ChatServer

@Suite("Serving the page", .timeLimit(.minutes(Patience.minutes)))
struct PageServerTests {
    private static let routes = StubRoutes { _ in .json([:]) }

    private func server(_ port: PageSettings.Port, host: String = "127.0.0.1") -> PageServer {
        PageServer(routes: Self.routes, settings: PageSettings(host: host, port: port))
    }

    /// Starts one at a port that no system gives to anybody by itself: when it has ended, nobody is there.
    private func startAtOwnPort() async throws -> (PageServer, URL) {
        for _ in 0..<10 {
            let server = server(.exactly(.random(in: 20_000..<30_000)))
            // Somebody may have chosen the same one.
            if let url = try? await server.start() { return (server, url) }
        }
        throw NeverTrue(what: "a server")
    }

    @Test("says where it is, and is there once")
    func start() async throws {
        let (server, url) = try await startAtOwnPort()
        #expect(url.absoluteString.hasPrefix("http://127.0.0.1:"))
        #expect(url.absoluteString.split(separator: "?token=").last?.utf8.count == 43)
        await #expect(throws: PageServerError.notStartable) { try await server.start() }
        await server.stop()
        #expect(throws: SocketClient.Failure.self) { try SocketClient(port: url.port ?? 0) }
        await server.stop()
    }

    @Test("takes another port where the one that it likes is taken, and says so where it wants that one alone")
    func portTaken() async throws {
        let first = server(.exactly(0))
        let port = try #require(try await first.start().port)
        let second = server(.preferably(port))
        let other = try #require(try await second.start().port)
        #expect(other != port)
        let third = server(.exactly(port))
        await #expect(throws: PageServerError.portTaken(port)) { try await third.start() }
        await first.stop()
        await second.stop()
    }

    @Test("listens where other machines reach it only where that is said", arguments: ["0.0.0.0", "::"])
    func reach(host: String) async throws {
        let server = server(.exactly(0), host: host)
        await #expect(throws: PageServerError.reachable(host: host)) { try await server.start() }
        let open = PageServer(
            routes: Self.routes,
            settings: PageSettings(host: host, port: .exactly(0), reach: .network)
        )
        let url = try await open.start()
        #expect(url.absoluteString.hasPrefix(host == "::" ? "http://[::]:" : "http://0.0.0.0:"))
        await open.stop()
    }

    @Test("listens at each loopback address", arguments: ["127.0.0.1", "127.0.0.2", "::1", "localhost"])
    func loopback(host: String) async throws {
        let server = server(.exactly(0), host: host)
        _ = try await server.start()
        await server.stop()
    }

    @Test("knows no host that is not this machine's", arguments: ["192.0.2.1", "no such host"])
    func unknownHost(host: String) async {
        let server = PageServer(
            routes: Self.routes,
            settings: PageSettings(host: host, port: .exactly(0), reach: .network)
        )
        await #expect(throws: PageServerError.unknownHost(host)) { try await server.start() }
    }

    @Test(
        "serves its files to a browser that is in",
        arguments: [
            ("/", "text/html; charset=utf-8", ServedPage.html),
            ("/page.css", "text/css; charset=utf-8", ServedPage.style),
            ("/page.js", "text/javascript; charset=utf-8", ServedPage.script),
            ("/icon.svg", "image/svg+xml", ServedPage.icon),
        ]
    )
    func files(path: String, type: String, text: String) async throws {
        let server = try TestServer(PageFiles(before: Self.routes))
        let reply = try await server.ask("GET \(path)")
        #expect(reply.status == 200)
        #expect(reply.fields["content-type"] == type)
        #expect(reply.body == text)
        server.server.halt()
    }

    @Test("has no other files", arguments: [("GET /page", 404), ("DELETE /page.js", 405), ("GET /api", 200)])
    func others(line: String, status: Int) async throws {
        let server = try TestServer(PageFiles(before: Self.routes))
        #expect(try await server.ask(line).status == status)
        server.server.halt()
    }
}

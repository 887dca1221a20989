import FaultServer
import Foundation
import Testing
import Transports
import Waiting
import WebAPI

@Suite("Connections", .timeLimit(.minutes(Patience.minutes)))
struct ConnectionTests {
    @Test("one connection serves requests in turn", arguments: TransportKind.allCases)
    func reuse(kind: TransportKind) async throws {
        try await withScriptedServer(.text("ok")) { server in
            let transport = kind.make()
            for _ in 0..<5 {
                let response = try await transport.whole(server)
                #expect(response.text == "ok")
            }
            #expect(server.requests.count == 5)
            #expect(server.connections.count == 1)
        }
    }

    @Test("a connection that the server announces to close is not used again", arguments: TransportKind.allCases)
    func announcedClose(kind: TransportKind) async throws {
        let last = ScriptedResponse(.head(200, ["Connection": "close", "Content-Length": "2"]), .bytes("ok"), .close)
        try await withScriptedServer(last) { server in
            let transport = kind.make()
            for _ in 0..<3 {
                let response = try await transport.whole(server)
                #expect(response.text == "ok")
            }
            #expect(server.connections.count == 3)
        }
    }

    @Test("a connection that broke in a body is not used again", arguments: TransportKind.allCases)
    func brokenBody(kind: TransportKind) async throws {
        let cut = ScriptedResponse(.head(200, ["Content-Length": "9"]), .bytes("ok"), .close)
        try await withScriptedServer(cut, .text("next")) { server in
            let transport = kind.make()
            let broken = try await transport.whole(server)
            #expect(broken.failure?.phase == .body)
            let next = try await transport.whole(server)
            #expect(next.text == "next")
        }
    }

    @Test("a connection that closed while it was idle is replaced", arguments: TransportKind.allCases)
    func closedWhileIdle(kind: TransportKind) async throws {
        let closing = ScriptedResponse(.head(200, ["Content-Length": "2"]), .bytes("ok"), .close)
        try await withScriptedServer(closing) { server in
            let transport = kind.make()
            for index in 0..<5 {
                let response = try await within { try await transport.whole(server) }
                #expect(response.text == "ok")
                try await server.end(ofConnection: index)
            }
        }
    }

    @Test("a GET that meets a dead connection is answered on another", arguments: TransportKind.allCases)
    func staleGet(kind: TransportKind) async throws {
        let server = try ScriptedServer(respond: Self.deadOnSecondRequest)
        defer { server.stop() }
        let transport = kind.make()
        for _ in 0..<6 {
            let response = try await within { try await transport.whole(server) }
            #expect(response.text == "ok")
        }
    }

    @Test(
        "a POST that meets a dead connection fails at once, and is not sent twice",
        arguments: TransportKind.unlimited
    )
    func stalePost(kind: TransportKind) async throws {
        let server = try ScriptedServer(respond: Self.deadOnSecondRequest)
        defer { server.stop() }
        let transport = kind.make()
        for number in 0..<10 {
            let request = HTTPRequest(method: .post, url: server.url, body: Data("\(number)".utf8))
            let failure = try await within { await transport.failure(request) }
            #expect(failure == nil || failure?.phase == .head)
        }
        let sent = server.requests.map(\.text)
        #expect(sent == (0..<10).map(String.init))
    }

    /// In a process of its own: with more than 1,300 descriptors open, Foundation's `Process.run` crashes on Linux, and
    /// other tests use it at the same time.
    @Test("500 requests are under way at once, and each gets its own answer", arguments: TransportKind.allCases)
    func manyAtOnce(kind: TransportKind) async throws {
        await #expect(processExitsWith: .success) { [kind] in
            let gate = try Gate()
            let server = try ScriptedServer { request in
                ScriptedResponse([.wait(gate)] + ScriptedResponse.text(request.target).steps)
            }
            defer { server.stop() }
            let transport = kind.make()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<500 {
                    group.addTask {
                        let request = HTTPRequest(url: server.url.appending(path: "\(number)"))
                        let response = try await transport.whole(request)
                        #expect(response.text == "/\(number)")
                        #expect(response.failure == nil)
                    }
                }
                try await server.wait { $0.requests.count == 500 }
                gate.open()
                try await group.waitForAll()
            }
        }
    }

    /// Answers the first request of a connection, and closes it on the second, as a server does that gave up on it.
    @Sendable
    private static func deadOnSecondRequest(_ request: RecordedRequest) -> ScriptedResponse {
        request.indexOnConnection == 0 ? .text("ok") : ScriptedResponse(.close)
    }
}

import CurlTransport
import FaultServer
import Foundation
import Testing
import Waiting
import WebAPI

@Suite("CurlHTTPTransport: connections", .timeLimit(.minutes(Patience.minutes)))
struct CurlConnectionTests {
    @Test("a body that is read to its end gives the connection to the next request")
    func reusesConnection() async throws {
        let server = try ScriptedServer(.text("one"))
        defer { server.stop() }
        let transport = CurlHTTPTransport()
        for _ in 0..<5 {
            #expect(try await transport.text(server.url) == "one")
        }
        #expect(server.requests.map(\.indexOnConnection) == [0, 1, 2, 3, 4])
    }

    @Test("a POST on a kept connection that turns out dead fails and is not sent again", arguments: ["", "{}"])
    func doesNotRepeatPost(body: String) async throws {
        let server = try ScriptedServer(.text("one"), ScriptedResponse(.close), .text("three"))
        defer { server.stop() }
        let transport = CurlHTTPTransport()
        #expect(try await transport.text(server.url) == "one")
        let error = await #expect(throws: TransportError.self) {
            try await transport.text(server.url, method: .post, body: Data(body.utf8))
        }
        #expect(error?.phase == .head)
        #expect(server.requests.map(\.method) == ["GET", "POST"])
        #expect(try await transport.text(server.url, method: .post) == "three")
    }

    @Test("a large POST on a kept connection that turns out dead is not sent again either")
    func doesNotRepeatLargePost() async throws {
        let server = try ScriptedServer(.text("one"), ScriptedResponse(.close), .text("three"))
        defer { server.stop() }
        let transport = CurlHTTPTransport()
        #expect(try await transport.text(server.url) == "one")
        let error = await #expect(throws: TransportError.self) {
            try await transport.text(server.url, method: .post, body: Data(repeating: 65, count: 300_000))
        }
        #expect(error?.phase == .head)
        #expect(server.requests.map(\.body.count) == [0, 300_000])
    }

    @Test("an idempotent request on a kept connection that turns out dead is sent on another", arguments: [0, 300_000])
    func repeatsPut(size: Int) async throws {
        let server = try ScriptedServer(.text("one"), ScriptedResponse(.close), .text("three"))
        defer { server.stop() }
        let transport = CurlHTTPTransport()
        #expect(try await transport.text(server.url) == "one")
        let body = Data(repeating: 65, count: size)
        #expect(try await transport.text(server.url, method: .put, body: body) == "three")
        #expect(server.requests.map(\.body.count) == [0, size, size])
        #expect(server.requests.map(\.connection) == [0, 0, 1])
    }

    @Test("more requests than connections wait their turn, and the wait does not count as connecting")
    func limitsConnections() async throws {
        let gate = try Gate()
        let server = try ScriptedServer(ScriptedResponse([.wait(gate)] + ScriptedResponse.text("ok").steps))
        defer { server.stop() }
        let transport = CurlHTTPTransport(maximumConnectionsPerHost: 2)
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<2 { group.addTask { try await transport.text(server.url) } }
            try await server.wait { $0.requests.count == 2 }
            let limit = Duration.milliseconds(500)
            for _ in 0..<6 { group.addTask { try await transport.text(server.url, connectTimeout: limit) } }
            try await Task.sleep(for: limit * 2)
            gate.open()
            for try await text in group {
                #expect(text == "ok")
            }
        }
        #expect(server.connections.count == 2)
    }

    @Test("a request that waits for a connection can be cancelled")
    func cancelsWaiting() async throws {
        let gate = try Gate()
        let answer = ScriptedResponse(.wait(gate), .bytes("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"))
        let server = try ScriptedServer(answer)
        defer { server.stop() }
        let transport = CurlHTTPTransport(maximumConnectionsPerHost: 1)
        let first = Task { try await transport.text(server.url) }
        _ = try await server.request()
        let second = Task { try await transport.text(server.url) }
        second.cancel()
        await #expect(throws: TransportError.cancelled) { try await second.value }
        gate.open()
        #expect(try await first.value == "ok")
        #expect(server.requests.count == 1)
    }
}

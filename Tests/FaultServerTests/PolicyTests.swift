import FaultServer
import Testing
import Waiting

@Suite("Policies", .timeLimit(.minutes(Patience.minutes)))
struct PolicyTests {
    @Test("refuse: nobody listens, and the port stays taken")
    func refuse() async throws {
        try await withScriptedServer(policy: .refuse) { server in
            #expect(throws: RawClient.Failure.refused) { try RawClient(port: server.port) }
            #expect(server.connections.isEmpty)
        }
    }

    @Test("never accept: connecting gets no answer")
    func neverAccept() async throws {
        try await withScriptedServer(policy: .neverAccept) { server in
            #expect(throws: RawClient.Failure.timedOut) { try RawClient(port: server.port, limit: 1) }
        }
    }

    @Test("never read: a large request stalls")
    func neverRead() async throws {
        try await withScriptedServer(policy: .neverRead) { server in
            let client = try RawClient(port: server.port, limit: 1)
            let piece = String(repeating: "a", count: 1 << 20)
            #expect(throws: (any Error).self) {
                for _ in 0..<256 { try client.send(piece) }
            }
            #expect(try await server.connection().bytesReceived == 0)
            #expect(server.requests.isEmpty)
        }
    }

    @Test("never read: a client that leaves is noticed")
    func neverReadEnd() async throws {
        try await withScriptedServer(policy: .neverRead) { server in
            let client = try RawClient(port: server.port)
            try client.send("GET / HTTP/1.1\r\n\r\n")
            try await server.connection()
            client.close()
            #expect(try await server.end().isByClient)
        }
    }

    @Test("serve at head: the answer comes before the body")
    func serveAtHead() async throws {
        try await withScriptedServer(.text("early", status: 413), policy: .serveAtHead) { server in
            let client = try RawClient(port: server.port)
            try client.send("POST / HTTP/1.1\r\nContent-Length: 1000000\r\n\r\n")
            #expect(try client.receiveAll().hasSuffix("early"))
            #expect(try await server.request().body.isEmpty)
            client.close()
            #expect(try await server.end().isByClient)
        }
    }

    @Test("serve: a client that asks whether to go on is told so")
    func expectContinue() async throws {
        try await withScriptedServer(.text("ok")) { server in
            let client = try RawClient(port: server.port)
            try client.send("POST / HTTP/1.1\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
            #expect(try client.receive() == "HTTP/1.1 100 Continue\r\n\r\n")
            try client.send("hi")
            #expect(try client.receive(through: "ok").hasSuffix("ok"))
            #expect(try await server.request().text == "hi")
        }
    }
}

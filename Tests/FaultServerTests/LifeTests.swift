import FaultServer
import Testing
import Waiting

@Suite("Life of a server", .timeLimit(.minutes(Patience.minutes)))
struct LifeTests {
    @Test("stopping ends connections in any state, may be repeated, and frees the port")
    func stop() async throws {
        let server = try ScriptedServer(ScriptedResponse(.bytes("x"), .silence))
        let idle = try RawClient(port: server.port)
        let waiting = try RawClient.sendingGet(to: server)
        #expect(try waiting.receive() == "x")
        try await server.wait { $0.connections.count == 2 }
        server.stop()
        server.stop()
        #expect(server.connections.map(\.end) == [.serverStopped, .serverStopped])
        #expect(try idle.receiveAll().isEmpty)
        #expect(try waiting.receiveAll().isEmpty)
        #expect(throws: RawClient.Failure.refused) { try RawClient(port: server.port) }
    }

    @Test("a server that stops accepting goes on with what it has")
    func stopAccepting() async throws {
        try await withScriptedServer(.text("ok")) { server in
            let client = try RawClient.sendingGet(to: server)
            #expect(try client.receive(through: "ok").hasSuffix("ok"))
            try server.stopAccepting()
            #expect(throws: RawClient.Failure.refused) { try RawClient(port: server.port) }
            try client.send("GET / HTTP/1.1\r\n\r\n")
            #expect(try client.receive(through: "ok").hasSuffix("ok"))
        }
    }

    @Test("how a client's end is recorded")
    func clientEnds() async throws {
        try await withScriptedServer(.text("ok")) { server in
            for (index, end) in [RecordedConnection.End.clientClosed, .clientReset, .malformedRequest].enumerated() {
                let client = try RawClient(port: server.port)
                try await server.connection(index)
                switch end {
                case .clientClosed: client.close()
                case .clientReset: client.reset()
                default: try client.send("no HTTP\r\n\r\n")
                }
                #expect(try await server.end(ofConnection: index) == end)
            }
        }
    }

    @Test("a stall is told with the bytes that went before it, and is over when the client reads")
    func stall() async throws {
        let piece = [UInt8](repeating: 0x61, count: 1 << 20)
        try await withScriptedServer(ScriptedResponse(.repeated([.bytes(piece)], times: 256), .close)) { server in
            let client = try RawClient.sendingGet(to: server)
            let sent = try await server.stall()
            #expect(sent > 0 && sent < 256 << 20)
            var received = 0
            while case let text = try client.receive(), !text.isEmpty { received += text.utf8.count }
            #expect(received == 256 << 20)
            #expect(!server.connections[0].isStalled)
            #expect(server.connections[0].bytesSent == 256 << 20)
        }
    }

    @Test("a wait gives up after its limit, and says what was seen")
    func waitTimesOut() async throws {
        try await withScriptedServer(.text("ok")) { server in
            let client = try RawClient(port: server.port)
            try await server.connection()
            let error = await #expect(throws: ScriptedServerError.self) {
                try await server.request(within: .milliseconds(20))
            }
            #expect(
                error == .timedOut(after: .milliseconds(20), seen: "0 requests on 1 connections [open]")
            )
            client.close()
        }
    }

    @Test("a wait ends when its task is cancelled", arguments: [true, false])
    func waitIsCancelled(before: Bool) async throws {
        try await withScriptedServer(.text("ok")) { server in
            let task = Task {
                if before { withUnsafeCurrentTask { $0?.cancel() } }
                return try await server.request()
            }
            task.cancel()
            await #expect(throws: ScriptedServerError.cancelled) { try await task.value }
        }
    }
}

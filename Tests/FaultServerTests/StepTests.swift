import FaultServer
import Testing
import Waiting

@Suite("Steps", .timeLimit(.minutes(Patience.minutes)))
struct StepTests {
    @Test("what each step writes", arguments: Written.all)
    func writes(written: Written) async throws {
        try await withScriptedServer(ScriptedResponse(written.response.steps + [.close])) { server in
            let client = try RawClient.sendingGet(to: server)
            #expect(try client.receiveAll() == written.bytes)
        }
    }

    @Test("a pause is as long as it is told to be, and so is a drip")
    func pauses() async throws {
        let slow = ScriptedResponse(.delay(.milliseconds(50)), .drip("abcde", every: .milliseconds(10)), .close)
        try await withScriptedServer(slow) { server in
            let start = ContinuousClock.now
            let client = try RawClient.sendingGet(to: server)
            #expect(try client.receiveAll() == "abcde")
            #expect(.now - start >= .milliseconds(100))
        }
    }

    @Test("a reset reaches the client as one")
    func reset() async throws {
        let gate = try Gate()
        try await withScriptedServer(ScriptedResponse(.bytes("half"), .wait(gate), .reset)) { server in
            let client = try RawClient.sendingGet(to: server)
            #expect(try client.receive() == "half")
            gate.open()
            #expect(throws: RawClient.Failure.reset) { try client.receive() }
            #expect(try await server.end() == .serverReset)
        }
    }

    @Test("after a half-close the server goes on reading")
    func halfClose() async throws {
        try await withScriptedServer(ScriptedResponse(.bytes("half"), .halfClose, .silence)) { server in
            let client = try RawClient.sendingGet(to: server)
            #expect(try client.receiveAll() == "half")
            let received = server.connections[0].bytesReceived
            try client.send("more")
            try await server.wait { $0.connections[0].bytesReceived == received + 4 }
            client.close()
            #expect(try await server.end() == .clientClosed)
        }
    }

    @Test("a further request is read and recorded, and gets no answer")
    func nextRequest() async throws {
        try await withScriptedServer(ScriptedResponse(.bytes("one"), .nextRequest, .bytes("three"))) { server in
            let client = try RawClient.sendingGet(to: server)
            #expect(try client.receive() == "one")
            #expect(try client.hasNothingToReceive())
            try client.send("GET /next HTTP/1.1\r\n\r\n")
            #expect(try client.receive() == "three")
            #expect(server.requests.map(\.target) == ["/", "/next"])
            #expect(server.requests.map(\.indexOnConnection) == [0, 1])
        }
    }

    @Test("a gate admits one waiter for each permit")
    func gate() async throws {
        let gate = try Gate()
        try await withScriptedServer(ScriptedResponse(.wait(gate), .bytes("x"), .wait(gate), .bytes("y"))) { server in
            let client = try RawClient.sendingGet(to: server)
            gate.admit()
            #expect(try client.receive() == "x")
            #expect(server.connections[0].bytesSent <= 1)
            gate.admit(2)
            #expect(try client.receive() == "y")
            try client.send("GET / HTTP/1.1\r\n\r\n")
            #expect(try client.receive() == "x")
        }
    }

    @Test("a client that leaves ends any step", arguments: ["gate", "delay", "silence", "drip", "repeated"])
    func clientLeaves(name: String) async throws {
        let gate = try Gate()
        let steps: [String: ScriptedResponse.Step] = [
            "gate": .wait(gate), "delay": .delay(.seconds(600)), "silence": .silence,
            "drip": .drip("ab", every: .seconds(600)), "repeated": .repeated([.delay(.milliseconds(1))], times: .max),
        ]
        try await withScriptedServer(ScriptedResponse(.bytes("first"), try #require(steps[name]))) { server in
            let client = try RawClient.sendingGet(to: server)
            #expect(try client.receive(atMost: 5) == "first")
            client.close()
            #expect(try await server.end().isByClient)
        }
    }
}

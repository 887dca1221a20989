import FaultServer
import Testing
import Waiting

@Suite("Faults", .timeLimit(.minutes(Patience.minutes)))
struct FaultTests {
    @Test("each has one row among those below, and a line for the help")
    func areAllSeen() {
        #expect(FaultOnWire.all.map(\.fault) == Fault.allCases)
        #expect(Set(Fault.allCases.map(\.summary)).count == Fault.allCases.count)
    }

    @Test("what a client sees of each", arguments: FaultOnWire.all)
    func wire(_ expected: FaultOnWire) async throws {
        let answer = expected.fault.answer.quick
        let gate = try Gate()
        // A reset destroys what the client has not read yet.
        let answering: ServerScript.Answer =
            expected.end == .reset ? .response(answer.response(model: "m").resetting(after: gate)) : .chat(answer)
        try await withScriptedServer(script: ServerScript(answering)) { server in
            let client = try RawClient.asking(server)
            let length = answer.response(model: "m").bytes.count
            let port = expected.fault == .redirect ? "\(server.port)" : ""
            let text = String(decoding: try client.receive(exactly: length + port.utf8.count), as: UTF8.self)
            #expect(text.hasPrefix(expected.start), "\(text)")
            for part in expected.holds + [port] where !part.isEmpty {
                #expect(text.contains(part), "\(part) in \(text)")
            }
            for part in expected.lacks { #expect(!text.contains(part), "\(part) in \(text)") }
            gate.open()
            try await expectEnd(of: expected, client, server)
        }
    }

    private func expectEnd(of expected: FaultOnWire, _ client: RawClient, _ server: ScriptedServer) async throws {
        switch expected.end {
        case .kept:
            try client.ask(server)
            if expected.fault != .neverAnswer { #expect(try client.receive(atMost: 9) == "HTTP/1.1 ") }
        case .closed:
            #expect(try client.receive() == "")
            #expect(try await server.end() == .serverClosed)
        case .closedAtNextRequest:
            try client.ask(server)
            #expect(try client.receive() == "")
            #expect(try await server.end() == .serverClosed)
            #expect(server.requests.count == 2)
        case .halfClosed:
            #expect(try client.receive() == "")
            #expect(server.connections[0].end == nil)
        case .reset:
            #expect(throws: RawClient.Failure.reset) { try client.receive() }
            #expect(try await server.end() == .serverReset)
        case .silent:
            #expect(try client.hasNothingToReceive())
            client.close()
            #expect(try await server.end().isByClient)
        }
    }

    @Test(
        "a slow fault waits where it says",
        arguments: [
            (Fault.slowHead, [Duration.seconds(2)]),
            (.slowBody, [.seconds(2)]),
            (.slowPieces, Array(repeating: .seconds(1), count: 6)),
            (.slowEnd, [.milliseconds(200)]),
            (.expiredConnection, [.milliseconds(50)]),
        ]
    )
    func pauses(fault: Fault, pauses: [Duration]) {
        #expect(fault.answer.response().pauses == pauses)
    }

    @Test("a split one writes so many bytes at a time", arguments: [(Fault.drip, 1), (.errorByBytes, 1), (.split, 3)])
    func sizes(fault: Fault, size: Int) {
        let response = fault.answer.response()
        let chunks = response.writes.dropFirst().dropLast()
        #expect(chunks.compactMap { $0.first?.wholeNumberValue }.max() == size)
        #expect(response.pauses.count == response.writes.count - 3)
    }
}

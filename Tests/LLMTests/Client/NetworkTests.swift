import FaultServer
import LLM
import LLMTesting
import Testing
import WebAPI

@Suite("The client over a real connection")
struct NetworkTests {
    private static let piece = ScriptedResponse.Step.chunk(
        "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"Hi\"}}]}\n\n"
    )
    private static let head = ScriptedResponse.Step.head(
        200,
        ["Content-Type": "text/event-stream", "Transfer-Encoding": "chunked"]
    )
    private static let done = ScriptedResponse.Step.chunk("data: [DONE]\n\n")

    @Test("The first piece is there before the second is sent")
    func inRealTime() async throws {
        let gate = try Gate()
        let response = ScriptedResponse(Self.head, Self.piece, .wait(gate), Self.piece, Self.done, .lastChunk())
        try await withScriptedServer(response) { server in
            var iterator = LLMClient(baseURL: server.url, timeouts: .none).stream("Hi").makeAsyncIterator()
            #expect(try await iterator.next() == .text("Hi"))
            gate.open()
            #expect(try await iterator.next() == .text("Hi"))
            guard case .finished(let completion) = try await iterator.next() else {
                Issue.record("The stream does not end")
                return
            }
            #expect(completion.text == "HiHi")
        }
    }

    @Test("A connection serves one answer after the other")
    func keptConnection() async throws {
        let response = ScriptedResponse(Self.head, Self.piece, Self.done, .delay(.milliseconds(50)), .lastChunk())
        try await withScriptedServer(response) { server in
            // On a clock that stands still the end is waited for as long as it takes.
            let client = LLMClient(baseURL: server.url, clock: ManualClock())
            for _ in 0..<3 {
                let completion = try await client.stream("Hi").completion()
                #expect(completion.text == "Hi")
            }
            #expect(server.connections.count == 1)
            #expect(server.requests.count == 3)
        }
    }

    @Test("Leaving the loop closes the connection at once")
    func leaving() async throws {
        try await withScriptedServer(ScriptedResponse(Self.head, Self.piece, .silence)) { server in
            for try await _ in LLMClient(baseURL: server.url, timeouts: .none).stream("Hi") { break }
            let end = try await server.end()
            #expect(end.isByClient)
        }
    }

    @Test("Cancelling the task closes the connection at once")
    func cancelling() async throws {
        try await withScriptedServer(ScriptedResponse(Self.head, Self.piece, .silence)) { server in
            let client = LLMClient(baseURL: server.url, timeouts: .none)
            let task = Task { await client.streamFailure() }
            try await server.request()
            task.cancel()
            #expect(await task.value == .cancelled)
            let end = try await server.end()
            #expect(end.isByClient)
        }
    }

    @Test("A connection that is lost half-way is told, with what had arrived")
    func reset() async throws {
        try await withScriptedServer(ScriptedResponse(Self.head, Self.piece, .close)) { server in
            let error = await LLMClient(baseURL: server.url, timeouts: .none, retryPolicy: .never).streamFailure()
            #expect(error?.kind == .interrupted)
            #expect(error?.partial?.text == "Hi")
        }
    }

    @Test("A server that falls silent is left when the limit says so")
    func silence() async throws {
        try await withScriptedServer(ScriptedResponse(Self.head, Self.piece, .silence)) { server in
            let client = LLMClient(
                baseURL: server.url,
                timeouts: Timeouts(connect: nil, firstByte: nil, idle: .milliseconds(50)),
                retryPolicy: .never
            )
            let error = await client.streamFailure()
            #expect(error?.kind == .timeout)
            #expect(error?.partial?.text == "Hi")
            let end = try await server.end()
            #expect(end.isByClient)
        }
    }

    @Test("An address where nobody listens")
    func refused() async throws {
        let server = try ScriptedServer(policy: .refuse)
        defer { server.stop() }
        let error = await LLMClient(baseURL: server.url, timeouts: .none, retryPolicy: .never).chatFailure()
        guard case .transport(.connect, _, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.isRetryable == true)
    }
}

import Foundation
import LLM
import LLMTesting
import Testing
import WebAPI

@Suite("The commit point: nothing is said twice")
struct CommitPointTests {
    private let clock = ManualClock()
    private static let lost = StubResponse.Ending.failure(.failed(.body, reason: "The connection was reset."))

    private func client(_ transport: StubTransport, _ interruption: InterruptionPolicy) -> LLMClient {
        var client = LLMClient(
            baseURL: URL(string: "http://localhost/v1")!,
            timeouts: .none,
            transport: transport,
            clock: clock,
            random: RandomSource { 0 }
        )
        client.interruption = interruption
        return client
    }

    /// How an answer can break off.
    static let endings: [(StubResponse.Ending, LLMAPIError.Kind)] = [
        (.complete, .truncated), (lost, .interrupted), (.failure(.timedOut(.idle, after: .seconds(60))), .timeout),
    ]

    @Test("Before the first piece an attempt is repeated", arguments: endings)
    func before(ending: StubResponse.Ending, kind: LLMAPIError.Kind) async {
        let transport = StubTransport(.stream(finishReason: nil, ending: ending), .stream("Hello"))
        let call = await Call(client(transport, .fail).stream("Hi"), clock: clock)
        #expect(call.pieces == ["Hello"])
        #expect(transport.requests.count == 2)
    }

    @Test("After it the stream throws, with what had arrived, and nothing is sent again", arguments: endings)
    func after(ending: StubResponse.Ending, kind: LLMAPIError.Kind) async {
        let transport = StubTransport(.stream("Hello wor", finishReason: nil, ending: ending), .stream("Hello world"))
        let call = await Call(client(transport, .fail).stream("Hi"), clock: clock)
        #expect(call.pieces == ["Hello wor"])
        #expect(call.error?.kind == kind)
        #expect(call.error?.partial?.text == "Hello wor")
        #expect(transport.requests.count == 1)
    }

    @Test("With the restart policy the caller is told to drop it before the next attempt", arguments: endings)
    func restart(ending: StubResponse.Ending, kind: LLMAPIError.Kind) async {
        let transport = StubTransport(.stream("Hello wor", finishReason: nil, ending: ending), .stream("Hello world"))
        let call = await Call(client(transport, .restart).stream("Hi"), clock: clock)
        #expect(call.pieces == ["Hello wor", "Hello world"])
        #expect(call.text == "Hello world")
        #expect(call.restarts == 1)
        #expect(call.completion?.text == "Hello world")
    }

    @Test("An overload after the first piece is an error with the partial text")
    func inBand() async {
        let error = "data: {\"error\":{\"type\":\"overloaded_error\"}}\n\n"
        var response = StubResponse.stream("Partial", finishReason: nil)
        response.chunks.append(Array(error.utf8))
        let transport = StubTransport(response, .stream("Hello"))
        let call = await Call(client(transport, .fail).stream("Hi"), clock: clock)
        #expect(call.error?.kind == .overloaded)
        #expect(call.error?.partial?.text == "Partial")
        #expect(transport.requests.count == 1)
    }

    @Test("A text can't take a piece back, so it does not restart")
    func text() async {
        let transport = StubTransport(.stream("Hello wor", finishReason: nil), .stream("Hello world"))
        var text = ""
        await #expect(throws: LLMAPIError.self) {
            for try await piece in client(transport, .restart).stream("Hi").text { text += piece }
        }
        #expect(text == "Hello wor")
        #expect(transport.requests.count == 1)
    }

    @Test("Whoever only wants the whole answer sees no piece, so an attempt is repeated until it is whole")
    func collected() async throws {
        let transport = StubTransport(.stream("Hello wor", finishReason: nil), .stream("Hello world"))
        let completion = try await client(transport, .fail).stream("Hi").completion()
        #expect(completion.text == "Hello world")
    }

    @Test("The arguments of two attempts are never joined")
    func toolCalls() async {
        func response(_ arguments: String, _ end: String = "") -> StubResponse {
            let call = "{\"index\":0,\"id\":\"a\",\"function\":{\"name\":\"f\",\"arguments\":\"\(arguments)\"}}"
            return StubResponse(
                headers: ["Content-Type": "text/event-stream"],
                "data: {\"choices\":[{\"index\":0,\"delta\":{\"tool_calls\":[\(call)]}}]}\n\n\(end)"
            )
        }
        let transport = StubTransport(response("{\\\"city\\\":"), response("{}", "data: [DONE]\n\n"))
        let call = await Call(client(transport, .restart).stream("Hi"), clock: clock)
        #expect(call.completion?.toolCalls.map(\.arguments) == ["{}"])
        #expect(call.restarts == 1)
    }
}

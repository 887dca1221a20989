import LLM
import LLMTesting
import Testing
import WebAPI

@Suite("What README's samples print")
struct ReadmeSampleTests {
    @Test(
        "The sample of errors",
        arguments: [
            (StubResponse(#"{"choices":[{"message":{"content":"A swift."},"finish_reason":"stop"}]}"#), "A swift."),
            (StubResponse(status: 429, headers: ["Retry-After": "2"], "{}"), "The provider asks to wait 2.0 seconds."),
            (StubResponse(status: 401, "{}"), "authentication: "),
        ]
    )
    func errors(response: StubResponse, printed: String) async {
        #expect(await Transcript.record { await ReadmeSamples.errors(client(response)) }.hasPrefix(printed))
    }

    @Test("The sample of events")
    func events() async throws {
        let stream = """
            data: {"choices":[{"delta":{"content":"Let me look."}}]}

            data: {"choices":[{"delta":{},"finish_reason":"stop"}],"usage":{"total_tokens":7}}

            data: [DONE]


            """
        let client = client(StubResponse(headers: ["Content-Type": "text/event-stream"], stream))
        #expect(try await Transcript.record { try await ReadmeSamples.events(client) } == "Let me look.[] 7\n")
    }

    private func client(_ response: StubResponse) -> LLMClient {
        LLMClient(
            .n4n,
            apiKey: "key",
            model: "m",
            retryPolicy: .never,
            transport: StubTransport(response),
            clock: ManualClock()
        )
    }
}

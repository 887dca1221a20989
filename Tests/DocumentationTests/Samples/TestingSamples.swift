import LLM
import LLMTesting
import Testing
import WebAPI

// The Swift samples of Documentation/Testing.md, word for word. `SampleTests` finds each of them here, and they run.
@Suite("The samples of Documentation/Testing.md")
struct TestingSamples {
    @Test("The answer is shown, and a failure before it is not")
    func answer() async throws {
        let model = ScriptedModel(.failure(503), .stream("Hel", "lo"))
        var shown = ""
        for try await piece in model.stream("Say hello.").text { shown += piece }
        #expect(shown == "Hello")
        #expect(model.requests.first?.messages.last?.content?.text == "Say hello.")
    }

    @Test("What had arrived is kept when the connection is lost")
    func lostConnection() async throws {
        let lost = TransportError.failed(.body, reason: "The connection was reset.")
        let model = ScriptedModel(.stream("Hello wor", finishReason: nil, ending: .failure(lost)).split(every: 1))
        do {
            for try await _ in model.stream("Say hello.") {}
        } catch {
            #expect(error.kind == .interrupted)
            #expect(error.partial?.text == "Hello wor")
        }
    }

    @Test("The wait that the server asks for is kept")
    func wait() async throws {
        let clock = ManualClock()
        let limited = StubResponse.failure(429, headers: ["Retry-After": "30"])
        let model = ScriptedModel(limited, .completion("Hello"), clock: clock)
        let answer = Task { try await model.complete("Say hello.") }
        await clock.waitForSleeper(until: .seconds(30))
        #expect(model.transport.requests.count == 1)
        clock.advance(by: .seconds(30))
        #expect(try await answer.value == "Hello")
    }
}

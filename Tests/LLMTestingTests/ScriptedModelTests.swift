import LLM
import LLMTesting
import Testing
import Waiting
import WebAPI

@Suite("ScriptedModel", .timeLimit(.minutes(Patience.minutes)))
struct ScriptedModelTests {
    @Test("It answers in order, and keeps what it was asked")
    func answers() async throws {
        let model = ScriptedModel(.stream("Hel", "lo"), .completion("Goodbye"))
        var pieces: [String] = []
        for try await piece in model.stream("Hi").text { pieces.append(piece) }
        #expect(pieces == ["Hel", "lo"])
        #expect(try await model.complete("Bye") == "Goodbye")
        #expect(model.requests.map { $0.messages.last?.content?.text } == ["Hi", "Bye"])
    }

    @Test("A failure is tried again without a wait, as the app's client would")
    func retries() async throws {
        let model = ScriptedModel(.failure(503), .failure(503), .stream("Hello"))
        #expect(try await model.complete("Hi") == "Hello")
        #expect(model.requests.count == 1)
        #expect(model.transport.requests.count == 3)
    }

    @Test("A refusal has the provider's words, type and code")
    func failure() async throws {
        let model = ScriptedModel(
            .failure(429, "Slow down.", type: "tokens", code: "rate_limit_exceeded", headers: ["Retry-After": "90"])
        )
        do {
            _ = try await model.complete("Hi")
            Issue.record("The refusal came through")
        } catch LLMAPIError.rateLimited(let retryAfter, let details) {
            #expect(retryAfter == .seconds(90))
            #expect(details.providerError == .init(message: "Slow down.", type: "tokens", code: "rate_limit_exceeded"))
        }
    }

    @Test("Without an answer nobody listens")
    func empty() async {
        await #expect { try await ScriptedModel(retryPolicy: .never).complete("Hi") } throws: { error in
            (error as? LLMAPIError)?.kind == .transport
        }
    }

    @Test("However a body is cut, the answer is the same", arguments: [1, 2, 3, 7, 64, 10_000])
    func chunking(size: Int) async throws {
        let answer = StubResponse.stream("Grüße, ", "世界", " 👋")
        #expect(try await ScriptedModel(answer.split(every: size)).stream("Hi").completion().text == "Grüße, 世界 👋")
        #expect(answer.split(every: size).joined().chunks == answer.joined().chunks)
    }

    @Test("A body is cut where a test says")
    func places() {
        let response = StubResponse("abcdef").split(at: 4, 2, 2, 0, 99)
        #expect(response.chunks.map { String(decoding: $0, as: UTF8.self) } == ["ab", "cd", "ef"])
    }
}

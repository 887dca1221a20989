import LLM
import LLMTesting
import Testing
import Waiting

@testable import ChatUI

@Suite("This device's model as a client and a route", .timeLimit(.minutes(Patience.minutes)))
struct OnDeviceRouteTests {
    @Test("Snapshots come as pieces, and the answer is whole")
    func stream() async throws {
        let client = LLMClient.onDevice(ScriptedOnDeviceModel("A", "A mart", "A martlet."))
        var pieces = ""
        var completion: ChatCompletion?
        for try await event in client.stream("What?") {
            switch event {
            case .text(let piece): pieces += piece
            case .finished(let whole): completion = whole
            default: break
            }
        }
        #expect(pieces == "A martlet.")
        #expect(completion?.text == "A martlet.")
        #expect(completion?.model == "on-device")
        #expect(completion?.finishReason == .stop)
    }

    static let failures: [(failure: OnDeviceFailure, kind: LLMAPIError.Kind)] = [
        (.contextTooLong, .contextLength),
        (.refused, .contentFilter),
        (.busy, .rateLimit),
        (.unsupportedLanguage, .badRequest),
        (.unavailable(.notReady), .server),
        (.other("It melted."), .server),
    ]

    @Test("A failure before the first word has its kind, and says what to do", arguments: failures)
    func failure(_ row: (failure: OnDeviceFailure, kind: LLMAPIError.Kind)) async throws {
        let client = LLMClient.onDevice(ScriptedOnDeviceModel(failure: row.failure))
        let error = await #expect(throws: LLMAPIError.self) { try await client.complete("What?") }
        #expect(error?.kind == row.kind)
        #expect(error?.details?.providerError?.message == row.failure.description)
    }

    @Test(
        "A failure after the first words keeps them",
        arguments: [
            ScriptedOnDeviceModel("A mart", failure: .refused), ScriptedOnDeviceModel("A mart", "Another bird"),
        ]
    )
    func brokenOff(_ model: ScriptedOnDeviceModel) async throws {
        var pieces = ""
        let error = await #expect(throws: LLMAPIError.self) {
            for try await case .text(let piece) in LLMClient.onDevice(model).stream("What?") { pieces += piece }
        }
        #expect(pieces == "A mart")
        #expect(error?.partial?.text == "A mart")
    }

    @Test("It is not asked while it can't be used")
    func unavailable() async throws {
        let model = ScriptedOnDeviceModel("Never", availability: .notEnabled)
        let error = await #expect(throws: LLMAPIError.self) { try await LLMClient.onDevice(model).complete("What?") }
        #expect(error?.details?.providerError?.message == OnDeviceAvailability.notEnabled.sentence)
        #expect(model.prompts.isEmpty)
    }

    @Test("It answers where the route before it fails, and it is said who did")
    func lastRoute() async throws {
        let dead = LLMClient(.openAI, apiKey: "key", retryPolicy: .never, transport: StubTransport(playing: []))
        let chain = ModelChain([ModelRoute("openai", dead), .onDevice(ScriptedOnDeviceModel("Here."))])
        let completion = try await chain.chat(ChatRequest(messages: [.user("Anybody?")]))
        #expect(completion.text == "Here.")
        #expect(completion.provenance?.route == "this device's own model")
    }

    @Test("Each state is told in a sentence of its own")
    func sentences() {
        #expect(Set(OnDeviceAvailability.allCases.map(\.sentence)).count == OnDeviceAvailability.allCases.count)
    }
}

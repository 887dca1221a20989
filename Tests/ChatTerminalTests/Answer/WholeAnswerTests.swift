import ChatTerminal
import LLM
import LLMTesting
import Testing

@Suite("An answer that is asked for in one piece")
struct WholeAnswerTests {
    private let request = ChatRequest(messages: [.user("Hi")])

    @Test("comes as the events of a stream, after one request that asks for none")
    func events() async throws {
        let model = ScriptedModel(.completion("Yes"))
        var texts: [String] = []
        var ends = 0
        for try await event in WholeAnswer(of: model, to: request, report: { _ in }) {
            switch event {
            case .text(let piece): texts.append(piece)
            case .finished: ends += 1
            default: break
            }
        }
        #expect(texts == ["Yes"])
        #expect(ends == 1)
        #expect(model.transport.requests.count == 1)
    }

    @Test("ends with the failure of the call, which is told again to whoever asks on")
    func failure() async throws {
        let model = ScriptedModel(.failure(401))
        var iterator = WholeAnswer(of: model, to: request, report: { _ in }).makeAsyncIterator()
        for _ in 0..<2 {
            let error = await #expect(throws: LLMAPIError.self) { try await iterator.next() }
            #expect(error?.kind == .authentication)
        }
        #expect(model.transport.requests.count == 1)
    }
}

import ChatCore
import LLM
import LLMTesting
import Testing
import Waiting

@testable import ChatUI

@Suite("The stream of a preview", .timeLimit(.minutes(Patience.minutes)))
@MainActor
struct CannedResponderTests {
    @Test(
        "it says its pieces, and ends whole or broken",
        arguments: [
            (error: nil, status: Message.Status.complete),
            (.truncated(LLMAPIError.Details()), .truncated),
        ] as [(LLMAPIError?, Message.Status)]
    )
    func streams(_ error: LLMAPIError?, _ status: Message.Status) async throws {
        let responder = CannedResponder(pieces: ["Hel", "lo"], error: error, pause: .zero)
        let model = ChatViewModel(store: try .inMemory(), responder: responder)
        model.inputText = "Hi"
        model.send()
        await model.waitUntilIdle()
        #expect(model.messages.last?.text == "Hello")
        #expect(model.messages.last?.status == status)
    }
}

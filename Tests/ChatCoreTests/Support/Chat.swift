import ChatCore
import HandFed
import LLM
import LLMTesting

/// A view model over a store in memory, with answers that a test feeds.
@MainActor
struct Chat {
    let store: ConversationStore
    let responder: HandFedResponder
    let clock = ManualClock()
    let model: ChatViewModel

    init(answers: Int = 3) throws {
        store = try .inMemory()
        responder = HandFedResponder(answers: answers)
        model = ChatViewModel(store: store, responder: responder, clock: clock)
    }

    /// Asks, and waits until the answer's message stands there.
    func ask(_ text: String) async {
        model.inputText = text
        let before = model.messages.count
        model.send()
        await model.wait { $0.messages.count == before + 2 }
    }

    /// Asks, and lets it be answered; `number` counts the questions of this test.
    @discardableResult
    func exchange(_ question: String, _ answer: String, number: Int = 0) async -> Message? {
        responder[number].finish(.text(answer))
        model.inputText = question
        model.send()
        await model.waitUntilIdle()
        return model.messages.last
    }

    /// What the store holds of the conversation on show.
    func kept() async throws -> [Message] {
        guard let id = model.conversation?.id else { return [] }
        return try await store.messages(in: id)
    }
}

extension ChatViewModel {
    var texts: [String] { messages.map(\.text) }
}

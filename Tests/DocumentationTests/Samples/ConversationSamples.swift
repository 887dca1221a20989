import ChatCore
import Foundation
import LLM
import LLMTesting

// The Swift samples of Documentation/Conversations.md, word for word. `SampleTests` finds each of them here.
enum ConversationSamples {
    static func store(file: URL, client: LLMClient) async throws -> ChatTurn.Outcome {
        let store = try ConversationStore(at: file)
        let conversation = try await store.create(system: "Be brief.")
        let question = try await store.add(.user("What is a martlet?"), to: conversation.id, after: nil)

        let path = try await store.messages(in: conversation.id)
        let turn = ChatTurn(store: store, responder: ModelResponder(client))
        let request = ChatRequest(path: path, system: conversation.system)
        let outcome = await turn.answer(request, after: question.id, in: conversation.id) { event in
            if case .received(.text(let piece)) = event { print(piece, terminator: "") }
        }
        return outcome
    }

    static func window(
        _ path: [Message],
        _ conversation: Conversation,
        _ model: ModelID,
        _ models: [Model]
    ) -> (ChatRequest, AnswerRecord) {
        let window = models.first { $0.id == model }.flatMap(ContextWindow.init)
        let excerpt = window?.excerpt(of: path, system: conversation.system)
        let shorter = ChatRequest(path: excerpt?.messages ?? path, system: conversation.system, model: model)
        let record = AnswerRecord(model: model, omission: excerpt?.omission)
        return (shorter, record)
    }

    @MainActor
    static func viewModel(store: ConversationStore, client: LLMClient) async {
        let chat = ChatViewModel(store: store, responder: ModelResponder(client))
        chat.inputText = "What is a martlet?"
        chat.send()
        for await change in chat.changes() {
            if case .message = change, let answer = chat.messages.last { print(answer.text) }
            if !chat.isLoading { break }
        }
    }

    @MainActor
    static func preview() throws -> ChatViewModel {
        let model = ScriptedModel(.stream("A bird ", "without feet."))
        let preview = ChatViewModel(store: try .inMemory(), responder: ModelResponder(model))
        return preview
    }
}

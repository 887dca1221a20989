import LLM

/// A question on its way, with all that was set when it was sent: it is kept, put together with what was said before, and
/// answered.
struct Sending: Sendable {
    /// What is sent.
    enum Subject: Sendable {
        /// A new question in a conversation, or (nil) in one that begins with it.
        case question(ChatMessage, in: ULID?)
        /// One that is there, for another answer.
        case again(Message)
    }

    /// What happens on the way.
    enum Step: Sendable {
        /// The question is kept, in this conversation.
        case asked(Message, Conversation)
        /// Something happens to its answer.
        case answer(ChatTurn.Event)
    }

    let store: ConversationStore
    let turn: ChatTurn
    let subject: Subject
    /// What was said before.
    let path: [Message]
    let system: String?
    /// The request but for its messages.
    let template: ChatRequest
    let window: ContextWindow?
    let endpoint: String?

    /// Carries it out, away from the main actor.
    ///
    /// - Throws: What keeps the question from being kept; then nothing was sent.
    @concurrent
    func run(_ report: @Sendable (Step) async -> Void) async throws(ConversationStoreError) -> ChatTurn.Outcome {
        let question: Message
        switch subject {
        case .again(let message): question = message
        case .question(let body, let conversation):
            let asked = try await ask(body, in: conversation)
            await report(.asked(asked.question, asked.conversation))
            question = asked.question
        }
        let excerpt = excerpt(of: (question.parent == nil ? [] : path) + [question])
        var request = template
        request.replaceMessages(path: excerpt.messages, system: system)
        let record = AnswerRecord(model: request.model, endpoint: endpoint, omission: excerpt.omission)
        return await turn.answer(request, after: question.id, in: question.conversation, record: record) { event in
            await report(.answer(event))
        }
    }

    /// Adds the question to its conversation. Where another program has deleted that, the question begins a new one.
    private func ask(
        _ body: ChatMessage,
        in conversation: ULID?
    ) async throws(ConversationStoreError) -> (question: Message, conversation: Conversation) {
        guard let conversation else { return try await begin(body) }
        do throws(ConversationStoreError) {
            let question = try await store.add(body, to: conversation, after: path.last?.id)
            guard let conversation = try await store.conversation(conversation) else {
                throw .noSuchConversation(conversation)
            }
            return (question, conversation)
        } catch .noSuchConversation {
            return try await begin(body)
        } catch {
            throw error
        }
    }

    private func begin(
        _ body: ChatMessage
    ) async throws(ConversationStoreError) -> (question: Message, conversation: Conversation) {
        let begun = try await store.begin(body, system: system, model: template.model)
        return (begun.message, begun.conversation)
    }

    private func excerpt(of path: [Message]) -> ContextWindow.Excerpt {
        window?.excerpt(of: path, system: system) ?? ContextWindow.Excerpt(messages: path)
    }
}

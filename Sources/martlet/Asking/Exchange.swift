import ChatCore
import ChatTerminal
import LLM

/// A question in its conversation.
struct Exchange {
    let archive: Archive
    let conversation: Conversation
    let question: Message

    /// What is asked: the question with all that was said before, as far as it fits, and what is left out.
    func request(
        _ arguments: AskArguments,
        window: Int?
    ) async throws -> (request: ChatRequest, omission: AnswerRecord.Omission?) {
        // A question that begins a conversation is all of it.
        let isFirst = question.parent == nil
        let path = isFirst ? [question] : try await archive.store.messages(in: conversation.id, upTo: question.id)
        let system = arguments.system ?? conversation.system
        let excerpt = window.map { ContextWindow(tokens: $0).excerpt(of: path, system: system) }
        let request = ChatRequest(path: excerpt?.messages ?? path, system: system)
        return (arguments.request(request), excerpt?.omission)
    }
}

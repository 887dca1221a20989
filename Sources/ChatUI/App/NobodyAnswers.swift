import ChatCore
import LLM

/// Stands in the place of a partner where there is none, and says why.
struct NobodyAnswers: ChatResponder {
    /// Why nobody answers, and what to do.
    let reason: String

    func respond(
        to request: ChatRequest
    ) async throws(LLMAPIError) -> any AsyncSequence<ChatStreamEvent, LLMAPIError> {
        throw .badRequest(LLMAPIError.Details(reason: reason))
    }
}

public import LLM

/// Whoever answers in a conversation: a model, several, or a scripted stream in a test or a preview.
public protocol ChatResponder: Sendable {
    /// Opens an answer to a request. Its events come in the order of ``LLM/ChatStreamEvent``, end in one `.finished`, or
    /// throw.
    ///
    /// It may take its time before it returns, such as to start a local model; it is called again for each answer.
    func respond(to request: ChatRequest) async throws(LLMAPIError) -> any AsyncSequence<ChatStreamEvent, LLMAPIError>
}

/// A responder that asks a model.
public struct ModelResponder: ChatResponder {
    private let model: any ChatModel

    /// Makes a responder of a model.
    public init(_ model: any ChatModel) {
        self.model = model
    }

    /// The model's stream.
    public func respond(
        to request: ChatRequest
    ) async throws(LLMAPIError) -> any AsyncSequence<ChatStreamEvent, LLMAPIError> {
        model.stream(request)
    }
}

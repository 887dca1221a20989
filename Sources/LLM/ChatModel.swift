/// Something that answers chat requests: a client of one server, or a chain of several.
///
/// An app that takes `some ChatModel` or `any ChatModel` can be given an ``LLMClient``, a ``ModelChain``, or a scripted
/// model of `LLMTesting`.
public protocol ChatModel: Sendable {
    /// Sends a request and returns the answer as it comes. Nothing is sent before the stream is iterated.
    func stream(_ request: ChatRequest) -> ChatStream

    /// Sends a request and returns the whole answer.
    ///
    /// It throws where the answer is not whole, and where it holds no choice. An answer that the limit on tokens cut is
    /// whole: ``ChatCompletion/finishReason`` is ``FinishReason/length``.
    ///
    /// - Parameter report: Is told of each retry and each switch to another route, while the call goes on.
    func chat(
        _ request: ChatRequest,
        report: @escaping @Sendable (ChatStreamEvent) -> Void
    ) async throws(LLMAPIError) -> ChatCompletion
}

extension ChatModel {
    /// Sends a request and returns the whole answer; see ``chat(_:report:)``.
    public func chat(_ request: ChatRequest) async throws(LLMAPIError) -> ChatCompletion {
        try await chat(request) { _ in }
    }

    /// Asks one question and returns the text of the answer; empty where the model called tools or refused.
    public func complete(_ prompt: String) async throws(LLMAPIError) -> String {
        try await complete(ChatRequest(prompt))
    }

    /// Sends a request and returns the text of the answer; empty where the model called tools or refused.
    public func complete(_ request: ChatRequest) async throws(LLMAPIError) -> String {
        try await chat(request).text
    }

    /// Asks one question and returns the answer as it comes. Nothing is sent before the stream is iterated.
    public func stream(_ prompt: String) -> ChatStream {
        stream(ChatRequest(prompt))
    }
}

extension ChatRequest {
    fileprivate init(_ prompt: String) {
        self.init(messages: [.user(prompt)])
    }
}

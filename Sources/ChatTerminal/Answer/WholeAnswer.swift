public import LLM

/// An answer that is asked for in one piece, as the events it would have come in. Of one that broke off, what had arrived
/// comes before the error.
public struct WholeAnswer: AsyncSequence {
    /// What it hands out.
    public typealias Element = ChatStreamEvent
    /// What it throws.
    public typealias Failure = LLMAPIError

    private let model: any ChatModel
    private let request: ChatRequest
    private let report: @Sendable (ChatStreamEvent) -> Void

    /// Describes the answer; nothing is sent before it is iterated.
    ///
    /// - Parameter report: Is told of each retry and each switch to another route, while the call goes on.
    public init(
        of model: any ChatModel,
        to request: ChatRequest,
        report: @escaping @Sendable (ChatStreamEvent) -> Void
    ) {
        self.model = model
        self.request = request
        self.report = report
    }

    /// Begins the iteration, with a request of its own.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(answer: self)
    }

    /// Hands out the events of one answer.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let answer: WholeAnswer
        private var events: ArraySlice<ChatStreamEvent>?
        private var error: LLMAPIError?

        fileprivate init(answer: WholeAnswer) {
            self.answer = answer
        }

        /// The next event, or nil after the last.
        public mutating func next() async throws(LLMAPIError) -> ChatStreamEvent? {
            try await next(isolation: #isolation)
        }

        /// The next event, or nil after the last.
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(LLMAPIError) -> ChatStreamEvent? {
            if events == nil { await receive() }
            if let event = events?.popFirst() { return event }
            if let error { throw error }
            return nil
        }

        private mutating func receive() async {
            do throws(LLMAPIError) {
                let completion = try await answer.model.chat(answer.request, report: answer.report)
                events = completion.events[...] + [.finished(completion)]
            } catch {
                events = error.partial?.events[...] ?? []
                self.error = error
            }
        }
    }
}

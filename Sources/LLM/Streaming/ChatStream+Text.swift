extension ChatStream {
    /// The text of an answer, piece by piece as it comes.
    public struct TextSequence: AsyncSequence, Sendable {
        /// A piece of text.
        public typealias Element = String
        /// What the stream throws.
        public typealias Failure = LLMAPIError

        fileprivate let events: ChatStream

        init(events: ChatStream) {
            self.events = events
        }

        /// Begins the stream's one iteration.
        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(events: events.makeIteratorThatNeverRestarts())
        }

        /// Hands out the pieces of one answer.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var events: ChatStream.AsyncIterator

            /// The next piece, never empty; nil when the answer is complete.
            public mutating func next() async throws(LLMAPIError) -> String? {
                try await next(isolation: #isolation)
            }

            /// The next piece, never empty; nil when the answer is complete.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws(LLMAPIError) -> String? {
                while let event = try await events.next(isolation: actor) {
                    if case .text(let piece) = event { return piece }
                }
                return nil
            }
        }
    }
}

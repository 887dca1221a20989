import Synchronization

/// An answer as it comes, piece by piece.
///
/// ```swift
/// for try await event in client.stream("Why is the sky blue?") {
///     switch event {
///     case .text(let piece): print(piece, terminator: "")
///     case .finished(let completion): print(completion.usage?.totalTokens ?? 0)
///     default: break
///     }
/// }
/// ```
///
/// The request is sent when the first event is asked for. A stream ends in exactly one ``ChatStreamEvent/finished(_:)``,
/// or throws: an answer that was cut off never passes for a whole one, and the error holds what had arrived. Leaving the
/// loop, or cancelling its task, closes the connection. A stream serves one iteration; ask the client for another one.
public struct ChatStream: AsyncSequence, Sendable {
    /// What the stream hands out.
    public typealias Element = ChatStreamEvent
    /// What it throws.
    public typealias Failure = LLMAPIError

    private let source: Source

    init(_ attempt: ChatAttempt) {
        source = Source(attempt)
    }

    /// Begins the iteration. A second one throws ``LLMAPIError/badRequest(_:)`` at its first event.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(attempt: source.take())
    }

    /// Hands out the events of one stream.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var attempt: ChatAttempt

        fileprivate init(attempt: ChatAttempt) {
            self.attempt = attempt
        }

        /// The next event, or nil after the last.
        public mutating func next() async throws(LLMAPIError) -> ChatStreamEvent? {
            try await attempt.next()
        }

        /// The next event, or nil after the last.
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(LLMAPIError) -> ChatStreamEvent? {
            try await attempt.next()
        }
    }

    /// Gives the attempt away once.
    private final class Source: Sendable {
        private let attempt: Mutex<ChatAttempt?>

        init(_ attempt: ChatAttempt) {
            self.attempt = Mutex(attempt)
        }

        func take() -> ChatAttempt {
            attempt.withLock { $0.take() } ?? .spent
        }
    }
}

extension ChatStream {
    /// Reads the stream to its end and returns the whole answer.
    ///
    /// It throws what the stream throws.
    public func completion() async throws(LLMAPIError) -> ChatCompletion {
        var attempt = source.take()
        return try await attempt.completion()
    }

    /// The pieces of the answer's text only.
    public var text: TextSequence { TextSequence(events: self) }
}

extension ChatAttempt {
    /// The attempt of a stream that has been iterated.
    fileprivate static var spent: ChatAttempt {
        ChatAttempt(
            open: { () async throws(LLMAPIError) in
                throw .badRequest(
                    LLMAPIError.Details(reason: "This stream has been read already; each serves one iteration.")
                )
            },
            drain: { _ in }
        )
    }
}

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

    init(_ call: ChatCall) {
        source = Source(call)
    }

    /// Begins the iteration. A second one throws ``LLMAPIError/badRequest(_:)`` at its first event.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(call: source.take())
    }

    /// Hands out the events of one stream.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var call: ChatCall

        fileprivate init(call: ChatCall) {
            self.call = call
        }

        /// The next event, or nil after the last.
        public mutating func next() async throws(LLMAPIError) -> ChatStreamEvent? {
            try await call.next()
        }

        /// The next event, or nil after the last.
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(LLMAPIError) -> ChatStreamEvent? {
            try await call.next()
        }
    }

    /// Gives the call away once.
    private final class Source: Sendable {
        private let call: Mutex<ChatCall?>
        private let spent: ChatCall

        init(_ call: ChatCall) {
            self.call = Mutex(call)
            spent = call.spent
        }

        func take() -> ChatCall {
            call.withLock { $0.take() } ?? spent
        }
    }
}

extension ChatStream {
    /// Reads the stream to its end and returns the whole answer.
    ///
    /// It throws what the stream throws. Since nobody sees a piece before the end, an answer that breaks off is asked for
    /// again, as often as the retry policy allows.
    public func completion() async throws(LLMAPIError) -> ChatCompletion {
        var call = source.take()
        return try await call.completion()
    }

    /// The pieces of the answer's text only.
    public var text: TextSequence { TextSequence(events: self) }
}

extension ChatStream {
    /// Begins the iteration by somebody who can't take back what it showed.
    func makeIteratorThatNeverRestarts() -> AsyncIterator {
        var call = source.take()
        call.plan.interruption = .fail
        return AsyncIterator(call: call)
    }
}

extension ChatCall {
    /// The call of a stream that has been iterated.
    fileprivate var spent: ChatCall {
        var call = self
        call.state = .failing(
            .badRequest(LLMAPIError.Details(reason: "This stream has been read already; each serves one iteration."))
        )
        return call
    }
}

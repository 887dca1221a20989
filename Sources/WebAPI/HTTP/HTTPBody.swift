/// The body of a response: chunks of bytes, each handed out as it arrives.
///
/// A chunk is never empty and has no meaning of its own: the network cuts a body anywhere. The sequence ends when the
/// body is complete, and throws where it is not. It can be iterated once. Cancelling the task that waits, or letting
/// the body and its iterator go, closes the connection.
///
/// A slow reader slows the sender down: what a transport holds back for a reader is bounded.
public struct HTTPBody: AsyncSequence, Sendable {
    /// A chunk as it arrived.
    public typealias Element = [UInt8]
    /// What ends a body before it is complete.
    public typealias Failure = TransportError

    private let reader: Reader

    /// Makes a body of what a transport receives.
    public init(_ source: any HTTPBodySource) {
        reader = Reader(source)
    }

    /// Begins to read; a second iterator shares the place of the first.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(reader: reader)
    }

    /// Closes the connection; an iteration that is under way throws ``TransportError/cancelled``.
    public func cancel() {
        source.cancel()
    }

    /// Where the chunks come from; who asks it keeps the body.
    var source: any HTTPBodySource { reader.source }

    /// Hands out the chunks of one body.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let reader: Reader

        /// The next bytes, or nil at the end of the body.
        public mutating func next() async throws(TransportError) -> [UInt8]? {
            try await reader.source.next()
        }

        /// The next bytes, or nil at the end of the body.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(TransportError) -> [UInt8]? {
            try await reader.source.next()
        }
    }

    /// Lives as long as somebody can still read, and cancels the source after that.
    fileprivate final class Reader: Sendable {
        let source: any HTTPBodySource

        init(_ source: any HTTPBodySource) {
            self.source = source
        }

        deinit {
            source.cancel()
        }
    }
}

/// The events of a stream whose bytes come in chunks; one wait for the network may yield many.
///
/// ```swift
/// for try await event in chunks.serverSentEvents { print(event.text) }
/// ```
///
/// It ends with its base. An event that the end cut off is discarded, as the algorithm demands.
public struct ServerSentEventSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == [UInt8] {
    /// One event.
    public typealias Element = ServerSentEvent

    /// Why the events stopped coming.
    public enum Failure: Error {
        /// The sequence of chunks threw.
        case base(Base.Failure)
        /// The bytes can't be parsed any further.
        case parser(ServerSentEventError)
    }

    private let base: Base
    private let maximumEventSize: Int

    /// Makes the sequence of the events in `base`, none of them larger than `maximumEventSize` bytes (64 MiB).
    public init(_ base: Base, maximumEventSize: Int = 64 << 20) {
        self.base = base
        self.maximumEventSize = maximumEventSize
    }

    /// Starts to read; like the base, a network stream can be read once.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(
            base: base.makeAsyncIterator(),
            parser: ServerSentEventParser(maximumEventSize: maximumEventSize)
        )
    }

    /// Hands out the events of one stream.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var base: Base.AsyncIterator
        fileprivate var parser: ServerSentEventParser

        /// The next event, or nil at the end of the stream.
        public mutating func next() async throws(Failure) -> ServerSentEvent? {
            try await next(isolation: #isolation)
        }

        /// The next event, or nil at the end of the stream.
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(Failure) -> ServerSentEvent? {
            while true {
                if let event = try parsed() { return event }
                guard let chunk = try await chunk(isolation: actor) else { return nil }
                parser.append(chunk)
            }
        }

        private mutating func parsed() throws(Failure) -> ServerSentEvent? {
            do { return try parser.next() } catch { throw .parser(error) }
        }

        private mutating func chunk(isolation actor: isolated (any Actor)?) async throws(Failure) -> [UInt8]? {
            do { return try await base.next(isolation: actor) } catch { throw .base(error) }
        }
    }
}

extension ServerSentEventSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == [UInt8] {
    /// The server-sent events in these chunks of bytes.
    public var serverSentEvents: ServerSentEventSequence<Self> {
        ServerSentEventSequence(self)
    }
}

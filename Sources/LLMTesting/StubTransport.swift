import Synchronization
public import WebAPI

/// A transport without a network: a closure answers each request, and every request is kept for the test to look at.
///
/// ```swift
/// let transport = StubTransport { request in
///     StubResponse(#"{"choices":[{"message":{"content":"Hello"}}]}"#)
/// }
/// ```
public final class StubTransport: HTTPTransport {
    /// Answers a request, or fails as a network does.
    public typealias Handler = @Sendable (HTTPRequest) async throws(TransportError) -> StubResponse

    private let handler: Handler
    private let received = Mutex<[HTTPRequest]>([])

    /// Makes a transport that asks `handler` for each answer.
    public init(_ handler: @escaping Handler) {
        self.handler = handler
    }

    /// Makes a transport that gives these answers one after another, and the last one again after that.
    public convenience init(_ first: StubResponse, _ others: StubResponse...) {
        self.init(playing: [first] + others)
    }

    /// Makes a transport that gives these answers one after another, and the last one again after that. Without any,
    /// nobody listens.
    public convenience init(playing responses: [StubResponse]) {
        let next = Mutex(0)
        self.init { _ throws(TransportError) in
            let index = next.withLock { next in
                defer { next += 1 }
                return next
            }
            guard let last = responses.last else { throw .failed(.connect, reason: "The stub has no answer.") }
            return index < responses.count ? responses[index] : last
        }
    }

    /// The requests that have been sent, oldest first.
    public var requests: [HTTPRequest] { received.withLock { $0 } }

    /// Keeps the request and plays the answer.
    public func send(_ request: HTTPRequest) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        received.withLock { $0.append(request) }
        guard !Task.isCancelled else { throw .cancelled }
        let response = try await handler(request)
        guard !Task.isCancelled else { throw .cancelled }
        return (response.head, HTTPBody(StubBody(response)))
    }
}

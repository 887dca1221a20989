public import WebAPI

#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

/// The transport on Apple's platforms: one long-lived `URLSession`, driven by a delegate.
///
/// It follows no redirect, keeps no cookie, credential or cached answer, and has no timer of its own that could fire
/// within a week: `WebAPI` has the timers. A cancelled task closes its connection at once. The lines of a header field
/// that is repeated come joined, and fields in alphabetical order, since `URLSession` does not keep what was sent.
///
/// What `URLSession` can't do: it does not tell when a connection is made, so that `connectTimeout` is left to the
/// timer for the first byte.
///
/// On Linux it serves tests only; there `URLSession` buffers without bound for a slow reader, and aborts the process on
/// a response that is cut inside its header or has trailer fields. Use `CurlHTTPTransport` there.
public final class URLSessionHTTPTransport: HTTPTransport {
    private let session: URLSession
    private let delegate = SessionDelegate()

    /// Makes a transport with a session of its own.
    ///
    /// - Parameters:
    ///   - configuration: What the session starts from, such as one whose `protocolClasses` hold a stub; it is copied,
    ///     and what the promises above need is set in the copy. `.ephemeral` by default.
    ///   - maximumConnectionsPerHost: How many connections to one host may be open at once; 1,000 by default, since a
    ///     stream holds its connection and a request that waits for one can't be told from a server that is slow.
    public init(
        configuration: URLSessionConfiguration = .ephemeral,
        maximumConnectionsPerHost: Int = 1_000
    ) {
        session = URLSession(
            configuration: configuration.forTransport(connectionsPerHost: maximumConnectionsPerHost),
            delegate: delegate,
            delegateQueue: delegate.queue
        )
    }

    deinit {
        // Bodies that are still being read go on to their end.
        session.finishTasksAndInvalidate()
    }

    /// Sends a request; see `HTTPTransport`.
    ///
    /// A body without a `Content-Type` is sent as `application/octet-stream`, where `URLSession` itself would call it a
    /// form.
    public func send(_ request: HTTPRequest) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        let urlRequest = try URLRequest(request)
        guard !Task.isCancelled else { throw .cancelled }
        let exchange = Exchange(session.dataTask(with: urlRequest), queue: delegate.queue)
        delegate.start(exchange)
        let head = try await exchange.head()
        return (head, HTTPBody(exchange))
    }
}

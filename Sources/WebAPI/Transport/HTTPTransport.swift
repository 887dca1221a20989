/// Something that can send an HTTP request: libcurl on Linux, `URLSession` on Apple's platforms, a stub in a test.
///
/// A transport follows no redirect, stores no cookie, caches nothing and sends nothing twice of its own will, but for
/// an idempotent request that met a dead connection. It undoes `Content-Encoding`, and skips informational responses.
public protocol HTTPTransport: Sendable {
    /// Sends a request and returns as soon as the head of the response is there; the body follows in its own time.
    ///
    /// Any status is a success here: what it means is for the caller to say. Cancelling the task closes the connection
    /// at once and throws ``TransportError/cancelled``.
    func send(_ request: HTTPRequest) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody)
}

/// A transport whose requests can be held, and ended, from outside: nobody needs a task that waits for one.
package protocol ExchangingTransport: HTTPTransport {
    /// Begins to send a request; throws what can be said of it at once.
    func begin(_ request: HTTPRequest) throws(TransportError) -> any HTTPExchange
}

/// A request that is under way. Its body is read once its head is there; ``HTTPBodySource/cancel()`` ends the wait for
/// either at once.
package protocol HTTPExchange: HTTPBodySource {
    /// Waits for the head of the response; ends with ``TransportError/cancelled`` as soon as the task is cancelled.
    func head() async throws(TransportError) -> HTTPResponse
}

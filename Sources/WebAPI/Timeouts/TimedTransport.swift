/// A transport with timers around another one.
///
/// It never waits for longer than the limits say, even for a transport that is slow to notice a cancellation.
struct TimedTransport: Sendable {
    let clock: any Clock<Duration>
    private let transport: any HTTPTransport
    /// The same transport, where its requests can be ended from outside.
    private let exchanging: (any ExchangingTransport)?
    private let timer: WatchdogTimer

    init(transport: any HTTPTransport, clock: any Clock<Duration>) {
        self.transport = transport
        self.clock = clock
        exchanging = transport as? any ExchangingTransport
        timer = WatchdogTimer(clock: clock)
    }

    /// Sends a request; `elapsed` is how much of the total limit has been spent.
    func send(
        _ request: HTTPRequest,
        timeouts: Timeouts,
        elapsed: Duration = .zero
    ) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        if let total = timeouts.total, elapsed >= total { throw .timedOut(.total, after: total) }
        var request = request
        request.connectTimeout = timeouts.connect
        let watchdog = Watchdog(timeouts, elapsed: elapsed, timer: timer)
        do throws(TransportError) {
            let (head, body) =
                if let exchanging {
                    try await watched(try exchanging.begin(request), by: watchdog)
                } else {
                    try await awaited(request, by: watchdog)
                }
            return (head, HTTPBody(WatchedBody(body, watchdog: watchdog)))
        } catch {
            watchdog.stop()
            throw error
        }
    }

    /// Waits for an exchange that ends as soon as it is cancelled.
    private func watched(
        _ exchange: any HTTPExchange,
        by watchdog: Watchdog
    ) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        watchdog.setOnExpiry { exchange.cancel() }
        do throws(TransportError) {
            return (try await exchange.head(), HTTPBody(exchange))
        } catch {
            throw watchdog.expiry ?? error
        }
    }

    /// Waits for a transport that may be slow to end, and leaves it behind where it is.
    private func awaited(
        _ request: HTTPRequest,
        by watchdog: Watchdog
    ) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        let pending = PendingResponse()
        watchdog.setOnExpiry {
            if let expiry = watchdog.expiry { pending.finish(.failure(expiry)) }
        }
        return try await pending.wait { [transport] () async throws(TransportError) in
            try await transport.send(request)
        }
    }
}

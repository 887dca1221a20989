/// A transport with timers around another one.
///
/// It never waits for longer than the limits say, even for a transport that is slow to notice a cancellation.
struct TimedTransport: Sendable {
    let transport: any HTTPTransport
    let clock: any Clock<Duration>
    private let timer: WatchdogTimer

    init(transport: any HTTPTransport, clock: any Clock<Duration>) {
        self.transport = transport
        self.clock = clock
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
        let pending = PendingResponse()
        watchdog.setOnExpiry {
            if let expiry = watchdog.expiry { pending.finish(.failure(expiry)) }
        }
        do throws(TransportError) {
            let (head, body) = try await pending.wait { [transport, request] () async throws(TransportError) in
                try await transport.send(request)
            }
            return (head, HTTPBody(WatchedBody(body, watchdog: watchdog)))
        } catch {
            watchdog.stop()
            throw error
        }
    }
}

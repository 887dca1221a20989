/// A transport with timers around another one.
///
/// It never waits for longer than the limits say, even for a transport that is slow to notice a cancellation.
struct TimedTransport: Sendable {
    var transport: any HTTPTransport
    var clock: any Clock<Duration>

    /// Sends a request; `elapsed` is how much of the total limit has been spent.
    func send(
        _ request: HTTPRequest,
        timeouts: Timeouts,
        elapsed: Duration = .zero
    ) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        if let total = timeouts.total, elapsed >= total { throw .timedOut(.total, after: total) }
        var request = request
        request.connectTimeout = timeouts.connect
        return try await send(request, timeouts: timeouts, elapsed: elapsed, clock: clock)
    }

    private func send<TimeSource: Clock>(
        _ request: HTTPRequest,
        timeouts: Timeouts,
        elapsed: Duration,
        clock: TimeSource
    ) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) where TimeSource.Duration == Duration {
        let watchdog = Watchdog(timeouts, elapsed: elapsed, clock: clock)
        let pending = PendingResponse()
        watchdog.setOnExpiry {
            if let expiry = watchdog.expiry { pending.finish(.failure(expiry)) }
        }
        do throws(TransportError) {
            let (head, body) = try await pending.wait { [transport] () async throws(TransportError) in
                try await transport.send(request)
            }
            return (head, HTTPBody(WatchedBody(body, watchdog: watchdog)))
        } catch {
            watchdog.stop()
            throw error
        }
    }
}

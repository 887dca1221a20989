/// A transport with timers around another one.
///
/// It never waits for longer than the limits say, even for a transport that is slow to notice a cancellation.
struct TimedTransport: Sendable {
    var transport: any HTTPTransport
    var clock: any Clock<Duration>

    func send(
        _ request: HTTPRequest,
        timeouts: Timeouts
    ) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        var request = request
        request.connectTimeout = timeouts.connect
        return try await send(request, timeouts: timeouts, clock: clock)
    }

    private func send<TimeSource: Clock>(
        _ request: HTTPRequest,
        timeouts: Timeouts,
        clock: TimeSource
    ) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) where TimeSource.Duration == Duration {
        let watchdog = Watchdog(timeouts, clock: clock)
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

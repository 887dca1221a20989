import WebAPI

/// Tells a log of each request as it is really sent, and of what came back.
struct ExchangeReporter: HTTPInterceptor {
    let log: CallLog
    let clock: any Clock<Duration>

    func send(
        _ request: HTTPRequest,
        next: any HTTPTransport
    ) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        guard log.tells(.debug) else { return try await next.send(request) }
        log.sending(request)
        let elapsed = clock.stopwatch()
        do throws(TransportError) {
            let response = try await next.send(request)
            log.received(response.head, after: elapsed())
            return response
        } catch {
            log.gotNothing(because: error, after: elapsed())
            throw error
        }
    }
}

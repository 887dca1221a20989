/// A body whose reader is told which timer ended it.
final class WatchedBody<TimeSource: Clock>: HTTPBodySource where TimeSource.Duration == Duration {
    private let base: HTTPBody
    private let watchdog: Watchdog<TimeSource>

    init(_ base: HTTPBody, watchdog: Watchdog<TimeSource>) {
        self.base = base
        self.watchdog = watchdog
        watchdog.setOnExpiry { base.cancel() }
    }

    func next() async throws(TransportError) -> [UInt8]? {
        watchdog.beginWaiting()
        do throws(TransportError) {
            var iterator = base.makeAsyncIterator()
            let chunk = try await iterator.next()
            watchdog.endWaiting()
            if chunk == nil { watchdog.stop() }
            return chunk
        } catch {
            let expiry = watchdog.expiry
            watchdog.stop()
            throw expiry ?? error
        }
    }

    func cancel() {
        watchdog.stop()
        base.cancel()
    }
}

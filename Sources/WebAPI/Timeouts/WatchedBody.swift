/// A body whose reader is told which timer ended it.
final class WatchedBody: HTTPBodySource {
    private let base: HTTPBody
    private let watchdog: Watchdog

    init(_ base: HTTPBody, watchdog: Watchdog) {
        self.base = base
        self.watchdog = watchdog
        watchdog.setOnExpiry { base.cancel() }
    }

    func next() async throws(TransportError) -> [UInt8]? {
        watchdog.beginWaiting()
        do throws(TransportError) {
            let chunk = try await base.source.next()
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

/// The exchanges that something came for in this turn of the loop.
final class Arrivals {
    private var exchanges: [Exchange] = []
    /// How many bytes of bodies came.
    private(set) var byteCount = 0

    /// Notes an exchange. One that was noted just before, as for each part of what a socket had, is noted already.
    func append(_ exchange: Exchange, byteCount: Int = 0) {
        self.byteCount += byteCount
        if exchanges.last !== exchange {
            exchanges.append(exchange)
        }
    }

    /// Wakes the readers, once the turn is over.
    ///
    /// All else has been done by then, so that they follow one another quickly: threads that are still busy with the one
    /// need not be woken for the next.
    func wakeReaders() {
        guard !exchanges.isEmpty else { return }
        for exchange in exchanges {
            exchange.takeWaiter()?.resume()
        }
        exchanges.removeAll(keepingCapacity: true)
        byteCount = 0
    }
}

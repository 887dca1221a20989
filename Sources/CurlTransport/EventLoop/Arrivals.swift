/// The exchanges that something came for in this turn of the loop.
final class Arrivals {
    private var exchanges: [Exchange] = []

    /// Notes an exchange. One that was noted just before, as for each part of what a socket had, is noted already.
    func append(_ exchange: Exchange) {
        if exchanges.last !== exchange {
            exchanges.append(exchange)
        }
    }

    /// Wakes the readers, once the turn is over.
    ///
    /// All else has been done by then, so that they follow one another quickly: threads that are still busy with the one
    /// need not be woken for the next.
    func wakeReaders() {
        for waiter in exchanges.compactMap({ $0.takeWaiter() }) {
            waiter.resume()
        }
        exchanges.removeAll(keepingCapacity: true)
    }
}

/// The exchanges that something came for in this turn of the loop.
final class Arrivals {
    private var exchanges: [Exchange] = []

    /// Notes an exchange.
    func append(_ exchange: Exchange) {
        exchanges.append(exchange)
    }

    /// Wakes the readers, once the turn is over.
    func wakeReaders() {
        for exchange in exchanges {
            exchange.wakeReader()
        }
        exchanges.removeAll(keepingCapacity: true)
    }
}

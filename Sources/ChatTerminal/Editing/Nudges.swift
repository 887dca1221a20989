import Synchronization

/// What others have to tell a thread that waits for keys.
final class Nudges: Sendable {
    struct Kinds: OptionSet {
        let rawValue: UInt8

        /// The reading is over, now and later.
        static let cancel = Kinds(rawValue: 1)
        /// Ctrl-C, or what stands for it.
        static let interrupt = Kinds(rawValue: 2)
        /// The terminal has another size.
        static let resize = Kinds(rawValue: 4)
    }

    private let wakeUp = WakeUp()
    private let kinds = Mutex(Kinds())

    /// What becomes readable for each.
    var readable: Int32 { wakeUp.readable }

    /// Tells it.
    func give(_ kind: Kinds) {
        kinds.withLock { _ = $0.insert(kind) }
        wakeUp.signal()
    }

    /// Takes the next one; a cancellation stays.
    func take() -> Kinds? {
        kinds.withLock { kinds in
            if kinds.contains(.cancel) { return .cancel }
            for kind in [Kinds.interrupt, .resize] where kinds.contains(kind) {
                kinds.remove(kind)
                return kind
            }
            wakeUp.drain()
            return nil
        }
    }
}

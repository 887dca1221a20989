/// When the pieces of an answer are shown: the first at once, later ones at most so often, however fast they come.
///
/// The last ones are shown when the answer ends, whatever the pacer says.
struct PiecePacer {
    /// What to do with a piece.
    enum Decision: Hashable {
        /// Show it, and all that waits.
        case now
        /// Show it, and all that comes until then, at that time.
        case later(Duration)
        /// It is shown with what waits already.
        case waiting
    }

    /// A thirtieth of a second.
    static let interval = Duration.nanoseconds(33_333_334)

    private let interval: Duration
    private var earliest: Duration?
    private var isWaiting = false

    /// Makes a pacer of a distance between two shows.
    init(interval: Duration = Self.interval) {
        self.interval = interval
    }

    /// Decides on a piece that has come.
    mutating func piece(at now: Duration) -> Decision {
        if isWaiting { return .waiting }
        guard let earliest, now < earliest else {
            shown(at: now)
            return .now
        }
        isWaiting = true
        return .later(earliest)
    }

    /// Notes that all that waited has been shown.
    mutating func shown(at now: Duration) {
        earliest = now + interval
        isWaiting = false
    }
}

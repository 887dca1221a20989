/// Which timer of a call runs out next: a pure account of what was seen and when, with times counted from the call's
/// start.
struct Deadlines: Sendable, Hashable {
    /// A timer that has run out.
    struct Expiry: Sendable, Hashable {
        var kind: TimeoutKind
        var limit: Duration
    }

    private let timeouts: Timeouts
    private let elapsed: Duration
    private var hasFirstByte = false
    private var isWaiting = true
    private var waitingSince = Duration.zero

    /// Begins a call; `elapsed` is how much of the total was spent before, by earlier attempts.
    init(_ timeouts: Timeouts, elapsed: Duration = .zero) {
        self.timeouts = timeouts.bounded
        self.elapsed = elapsed
    }

    /// The reader asks for bytes. Silence counts only from here: a reader that thinks is no fault of the server.
    mutating func beginWaiting(at time: Duration) {
        isWaiting = true
        waitingSince = time
    }

    /// Bytes of the body have come, and the reader has them.
    mutating func endWaiting() {
        hasFirstByte = true
        isWaiting = false
    }

    /// The timer that has run out at `time`, if any.
    func expiry(at time: Duration) -> Expiry? {
        running.first { $0.deadline <= time }.map { Expiry(kind: $0.kind, limit: $0.limit) }
    }

    /// When to look again: at the earliest deadline. While the idle timer does not run, it may start at any moment, and
    /// can't end sooner than its limit from `time`.
    func nextLook(after time: Duration) -> Duration? {
        let deadlines = running.map(\.deadline)
        guard !(hasFirstByte && isWaiting), let idle = timeouts.idle else { return deadlines.min() }
        return (deadlines + [time + idle]).min()
    }

    /// The timers that run, the most telling first, since two may end at once.
    private var running: [(kind: TimeoutKind, limit: Duration, deadline: Duration)] {
        var running: [(kind: TimeoutKind, limit: Duration, deadline: Duration)] = []
        if !hasFirstByte, let limit = timeouts.firstByte {
            running.append((.firstByte, limit, limit))
        }
        if hasFirstByte, isWaiting, let limit = timeouts.idle {
            running.append((.idle, limit, waitingSince + limit))
        }
        if let limit = timeouts.total {
            running.append((.total, limit, limit - elapsed))
        }
        return running
    }
}

extension Timeouts {
    /// These limits, none of them longer than a clock can hold.
    fileprivate var bounded: Timeouts {
        var timeouts = self
        timeouts.firstByte = firstByte.map { min($0, .forever) }
        timeouts.idle = idle.map { min($0, .forever) }
        timeouts.total = total.map { min($0, .forever) }
        return timeouts
    }
}

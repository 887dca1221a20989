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

    /// The timer that has run out at `time`, if any: the most telling, since two may end at once.
    func expiry(at time: Duration) -> Expiry? {
        [firstByte, idle, total].lazy.compactMap(\.self).first { $0.deadline <= time }.map(\.expiry)
    }

    /// When to look again: at the earliest deadline. While the idle timer does not run, it may start at any moment, and
    /// can't end sooner than its limit from `time`.
    func nextLook(after time: Duration) -> Duration? {
        let possibleIdle = hasFirstByte && isWaiting ? nil : timeouts.idle.map { time + $0 }
        return sooner(sooner(firstByte?.deadline, total?.deadline), sooner(idle?.deadline, possibleIdle))
    }

    /// A timer that runs.
    private struct Running {
        var expiry: Expiry
        var deadline: Duration
    }

    private var firstByte: Running? {
        hasFirstByte ? nil : running(.firstByte, timeouts.firstByte, since: .zero)
    }

    private var idle: Running? {
        hasFirstByte && isWaiting ? running(.idle, timeouts.idle, since: waitingSince) : nil
    }

    private var total: Running? {
        running(.total, timeouts.total, since: .zero - elapsed)
    }

    private func running(_ kind: TimeoutKind, _ limit: Duration?, since start: Duration) -> Running? {
        limit.map { Running(expiry: Expiry(kind: kind, limit: $0), deadline: start + $0) }
    }

    private func sooner(_ one: Duration?, _ other: Duration?) -> Duration? {
        guard let one, let other else { return one ?? other }
        return min(one, other)
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

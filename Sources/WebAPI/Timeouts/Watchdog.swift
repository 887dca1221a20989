import Synchronization

/// Bounds one call by its timers, and ends the call when one has run out.
final class Watchdog: Sendable {
    private struct State {
        var deadlines: Deadlines
        var expiry: Deadlines.Expiry?
        var isStopped = false
        var onExpiry: (@Sendable () -> Void)?
    }

    private let timer: WatchdogTimer
    /// When the call began, in the timer's time.
    private let start: Duration
    private let state: Mutex<State>

    /// Starts the timers.
    init(_ timeouts: Timeouts, elapsed: Duration, timer: WatchdogTimer) {
        let deadlines = Deadlines(timeouts, elapsed: elapsed)
        self.timer = timer
        start = timer.now
        state = Mutex(State(deadlines: deadlines))
        if let first = deadlines.nextLook(after: .zero) {
            timer.add(self, at: start + first)
        }
    }

    /// The timer that ended the call, if one did.
    var expiry: TransportError? {
        state.withLock(\.expiry).map { .timedOut($0.kind, after: $0.limit) }
    }

    /// Sets what ends the call when a timer has run out; it is called at once where one has already.
    func setOnExpiry(_ onExpiry: @escaping @Sendable () -> Void) {
        let hasExpired = state.withLock { state in
            guard !state.isStopped else { return false }
            state.onExpiry = onExpiry
            return state.expiry != nil
        }
        if hasExpired { onExpiry() }
    }

    /// The reader asks for bytes.
    func beginWaiting() {
        let now = timer.now - start
        state.withLock { $0.deadlines.beginWaiting(at: now) }
    }

    /// The reader has bytes.
    func endWaiting() {
        state.withLock { $0.deadlines.endWaiting() }
    }

    /// Ends the timers: the call is over.
    func stop() {
        let wasRunning = state.withLock { state in
            defer { state.isStopped = true }
            state.onExpiry = nil
            return !state.isStopped
        }
        if wasRunning { timer.remove(self) }
    }

    /// Ends the call where a timer has run out; otherwise says when to look again, in the timer's time.
    func look(at time: Duration) -> Duration? {
        let now = time - start
        let (next, onExpiry) = state.withLock { state -> (Duration?, (@Sendable () -> Void)?) in
            guard !state.isStopped, state.expiry == nil else { return (nil, nil) }
            guard let expiry = state.deadlines.expiry(at: now) else {
                return (state.deadlines.nextLook(after: now), nil)
            }
            state.expiry = expiry
            return (nil, state.onExpiry)
        }
        onExpiry?()
        return next.map { start + $0 }
    }
}

import Synchronization

/// Bounds one call by its timers: one task sleeps until the next deadline, and ends the call when it has come.
final class Watchdog<TimeSource: Clock>: Sendable where TimeSource.Duration == Duration {
    private struct State {
        var deadlines: Deadlines
        var expiry: Deadlines.Expiry?
        var task: Task<Void, Never>?
        var isStopped = false
        var onExpiry: (@Sendable () -> Void)?
    }

    private let clock: TimeSource
    private let start: TimeSource.Instant
    private let state: Mutex<State>

    /// Starts the timers.
    init(_ timeouts: Timeouts, elapsed: Duration, clock: TimeSource) {
        self.clock = clock
        start = clock.now
        state = Mutex(State(deadlines: Deadlines(timeouts, elapsed: elapsed)))
        if timeouts.firstByte != nil || timeouts.idle != nil || timeouts.total != nil {
            let task = Task { await self.watch() }
            state.withLock { $0.task = task }
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
        let now = start.duration(to: clock.now)
        state.withLock { $0.deadlines.beginWaiting(at: now) }
    }

    /// The reader has bytes.
    func endWaiting() {
        state.withLock { $0.deadlines.endWaiting() }
    }

    /// Ends the timers: the call is over.
    func stop() {
        let task = state.withLock { state in
            state.isStopped = true
            state.onExpiry = nil
            defer { state.task = nil }
            return state.task
        }
        task?.cancel()
    }

    private func watch() async {
        while !Task.isCancelled, let next = look() {
            do {
                try await clock.sleep(until: start.advanced(by: next), tolerance: nil)
            } catch {
                return
            }
        }
    }

    /// Ends the call where a timer has run out; otherwise says when to look again.
    private func look() -> Duration? {
        let now = start.duration(to: clock.now)
        let (next, onExpiry) = state.withLock { state -> (Duration?, (@Sendable () -> Void)?) in
            guard !state.isStopped, state.expiry == nil else { return (nil, nil) }
            guard let expiry = state.deadlines.expiry(at: now) else {
                return (state.deadlines.nextLook(after: now), nil)
            }
            state.expiry = expiry
            return (nil, state.onExpiry)
        }
        onExpiry?()
        return next
    }
}

/// Keeps calls away from a server that fails, and finds out with one call at a time whether it is back.
///
/// It is closed at first and lets every call through. ``failureThreshold`` failures in a row open it, and so does, at
/// once, a failure with which the server says how long to stay away. While it is open it refuses. When the pause is over,
/// exactly one call goes through as a probe: its success closes the breaker, its failure opens it for twice as long.
///
/// ```swift
/// var breaker = CircuitBreaker()
/// switch breaker.permission(at: now) {
/// case .granted(let permit): …        // make the call, then tell breaker.succeeded(permit) or its like
/// case .refused(let duration): …      // go elsewhere
/// }
/// ```
///
/// Times are counted from any start, the same for all of them. Every permit that is granted has to be answered by
/// ``succeeded(_:)``, ``failed(_:at:retryAfter:)`` or ``abandoned(_:)``. What a call tells counts only for the state in
/// which its permit was granted. So a call that began before the breaker opened neither closes it nor opens it again,
/// however late it ends.
public struct CircuitBreaker: Sendable, Hashable {
    /// How many failures in a row open it.
    public let failureThreshold: Int
    /// How long it stays open at first, unless the server says how long.
    public let pause: Duration
    /// The longest that failed probes make of the pause. What the server asks for may be longer.
    public let maximumPause: Duration

    /// Whether it lets calls through.
    public private(set) var state = State.closed(failures: 0)

    private var nextPause: Duration
    private var generation = 0

    /// Makes a closed breaker.
    ///
    /// - Parameters:
    ///   - failureThreshold: How many failures in a row open it; at least 1.
    ///   - pause: How long it stays open at first.
    ///   - maximumPause: The longest that failed probes make of the pause; at least `pause`.
    public init(
        failureThreshold: Int = 3,
        pause: Duration = .seconds(30),
        maximumPause: Duration = .seconds(300)
    ) {
        self.failureThreshold = max(1, failureThreshold)
        self.pause = min(max(.zero, pause), Self.longestRest)
        self.maximumPause = min(max(self.pause, maximumPause), Self.longestRest)
        nextPause = self.pause
    }

    /// Whether a call may be made now.
    ///
    /// A probe that tells nothing for ``maximumPause`` is given up, and the next call probes in its place.
    public mutating func permission(at now: Duration) -> Permission {
        switch state {
        case .closed:
            return .granted(Permit(isProbe: false, generation: generation))
        case .open(let end) where now < end:
            return .refused(for: end - now)
        case .halfOpen(let start) where now - start < maximumPause:
            return .refused(for: nil)
        case .open, .halfOpen:
            enter(.halfOpen(since: now))
            return .granted(Permit(isProbe: true, generation: generation))
        }
    }

    /// The server answered a call, be it with a refusal of that one request.
    public mutating func succeeded(_ permit: Permit) {
        guard permit.generation == generation else { return }
        nextPause = pause
        if permit.isProbe { generation += 1 }
        state = .closed(failures: 0)
    }

    /// The server failed at a call.
    ///
    /// - Parameters:
    ///   - permit: The call's permit. Of a call from before the breaker opened, nothing but a longer `retryAfter` counts,
    ///     and this only as long as the breaker is open.
    ///   - now: When it failed.
    ///   - retryAfter: How long the server asks to wait, if it does, a day at most; zero is the same as nil.
    public mutating func failed(_ permit: Permit, at now: Duration, retryAfter: Duration? = nil) {
        let asked = retryAfter.flatMap { $0 > .zero ? min($0, Self.longestRest) : nil }
        switch state {
        case .open(let end):
            if let asked { state = .open(until: max(end, now + asked)) }
        case .halfOpen where permit.generation == generation:
            nextPause = min(nextPause * 2, maximumPause)
            enter(.open(until: now + max(nextPause, asked ?? .zero)))
        case .closed(let failures) where permit.generation == generation:
            if failures + 1 >= failureThreshold || asked != nil {
                enter(.open(until: now + (asked ?? pause)))
            } else {
                state = .closed(failures: failures + 1)
            }
        case .halfOpen, .closed: break
        }
    }

    /// A call ended before it could tell anything: it was cancelled. A probe's permit goes to the next call.
    public mutating func abandoned(_ permit: Permit) {
        guard permit.generation == generation, case .halfOpen(let start) = state else { return }
        enter(.open(until: start))
    }

    /// A day: a longer wait is a mistake of the server more likely than its wish.
    private static let longestRest = Duration.seconds(86_400)

    /// Changes to a state in which the permits of the one before no longer count.
    private mutating func enter(_ state: State) {
        self.state = state
        generation += 1
    }
}

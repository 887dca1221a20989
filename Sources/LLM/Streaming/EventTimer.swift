import WebAPI

/// Bounds the time between two events of a stream whose server keeps the connection alive by comments.
///
/// Only the time in which somebody waits counts: a reader that thinks is no fault of the server. The timer needs no task
/// of its own, since it looks whenever bytes arrive; where none do, the idle timer ends the call. Only a limit for the
/// first event, which may be much shorter, has an ``alarm(for:)``.
struct EventTimer: Sendable {
    private let firstLimit: Duration?
    private let nextLimit: Duration?
    private let idle: Duration?
    private let clock: any Clock<Duration>
    private let elapsed: @Sendable () -> Duration
    private var events = 0
    private var waited = Duration.zero
    private var waitingSince = Duration.zero

    init(_ timeouts: Timeouts, clock: any Clock<Duration>) {
        firstLimit = timeouts.firstEvent
        nextLimit = timeouts.event
        idle = timeouts.idle
        self.clock = clock
        elapsed = clock.stopwatch()
    }

    private var limit: Duration? { events == 0 ? firstLimit ?? nextLimit : nextLimit }

    /// The reader asks for bytes, and has had so many events. Returns the failure where the last one is too long ago.
    mutating func beginWaiting(events: Int) -> TransportError? {
        if events != self.events {
            self.events = events
            waited = .zero
        }
        guard let limit else { return nil }
        waitingSince = elapsed()
        return waited < limit ? nil : .timedOut(.event, after: limit)
    }

    /// Bytes have come.
    mutating func endWaiting() {
        if limit != nil { waited += elapsed() - waitingSince }
    }

    /// Ends the wait for the first event when its time is up, though no byte comes; nil where it has no limit of its own.
    func alarm(for body: HTTPBody) -> Task<Void, Never>? {
        guard events == 0, let firstLimit else { return nil }
        let timeLeft = firstLimit - waited
        return Task { [clock] in await body.cancel(after: timeLeft, clock: clock) }
    }

    /// The failure of a wait in which nothing came: where events are due sooner than bytes, an event is what is missed.
    func failure(_ error: TransportError) -> TransportError {
        if error == .cancelled, !Task.isCancelled, let limit, waited >= limit { return .timedOut(.event, after: limit) }
        guard case .timedOut(.idle, _) = error, let limit else { return error }
        if let idle, idle <= limit { return error }
        return .timedOut(.event, after: limit)
    }
}

extension Timeouts {
    /// These limits for a transport that knows no events: it need not wait longer for bytes than for an event.
    var forEvents: Timeouts {
        var timeouts = self
        timeouts.idle = [idle, event].compactMap(\.self).min()
        return timeouts
    }
}

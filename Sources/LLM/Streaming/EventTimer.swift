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
    private let elapsed: Stopwatch
    private var events = 0
    /// When the wait for the next event began.
    private var waitingSince: Duration?

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
        let isFirst = waitingSince == nil || events != self.events
        self.events = events
        guard let limit else { return nil }
        if isFirst { waitingSince = elapsed() }
        return isFirst || waited < limit ? nil : .timedOut(.event, after: limit)
    }

    /// How long somebody has waited for the next event. Nobody thinks meanwhile: it is handed out as soon as it comes.
    private var waited: Duration { waitingSince.map { elapsed() - $0 } ?? .zero }

    /// Ends the wait for the first event when its time is up, though no byte comes; nil where it has no limit of its own.
    func alarm(for body: HTTPBody) -> EventAlarm? {
        guard events == 0, let firstLimit else { return nil }
        let failure = TransportError.timedOut(.event, after: firstLimit)
        return EventAlarm(after: firstLimit - waited, clock: clock, failure: failure) { body.cancel() }
    }

    /// The failure of a wait in which nothing came: where events are due sooner than bytes, an event is what is missed.
    func failure(_ error: TransportError) -> TransportError {
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

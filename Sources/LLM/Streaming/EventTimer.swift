import WebAPI

/// Bounds the time between two events of a stream whose server keeps the connection alive by comments.
///
/// Only the time in which somebody waits counts: a reader that thinks is no fault of the server. The timer needs no task
/// of its own, since it looks whenever bytes arrive; where none do, the idle timer ends the call.
struct EventTimer: Sendable {
    private let limit: Duration?
    private let idle: Duration?
    private let elapsed: @Sendable () -> Duration
    private var events = 0
    private var waited = Duration.zero
    private var waitingSince = Duration.zero

    init(_ timeouts: Timeouts, clock: any Clock<Duration>) {
        limit = timeouts.event
        idle = timeouts.idle
        elapsed = clock.stopwatch()
    }

    /// The reader asks for bytes, and has had so many events. Returns the failure where the last one is too long ago.
    mutating func beginWaiting(events: Int) -> TransportError? {
        guard let limit else { return nil }
        if events != self.events {
            self.events = events
            waited = .zero
        }
        waitingSince = elapsed()
        return waited < limit ? nil : .timedOut(.event, after: limit)
    }

    /// Bytes have come.
    mutating func endWaiting() {
        if limit != nil { waited += elapsed() - waitingSince }
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

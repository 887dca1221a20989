/// How long each part of a call may take. Nil means no limit.
///
/// Each is a timer of its own, so that a short `connect` finds a dead host soon while a slow model may still think.
public struct Timeouts: Sendable, Hashable {
    /// Resolving, connecting and the TLS handshake; 10 s by default.
    public var connect: Duration?
    /// From sending the request to the first byte of the body; 120 s by default, since a cold local model loads first.
    public var firstByte: Duration?
    /// Between two arrivals of bytes; 60 s by default. Comments that keep a stream alive count.
    public var idle: Duration?
    /// Between two events of a stream; 300 s by default. Comments do not count.
    public var event: Duration?
    /// From the start of a stream's body to its first event; nil, the default, leaves it to ``event``. Comments do not
    /// count.
    public var firstEvent: Duration?
    /// A response that is read whole, from its start to its end; 600 s by default. A stream has no such limit.
    public var wholeResponse: Duration?
    /// The whole call, a stream's too, with all its attempts and the waits between them; none by default.
    public var total: Duration?

    /// Makes a set of limits; what is not named keeps its default.
    public init(
        connect: Duration? = .seconds(10),
        firstByte: Duration? = .seconds(120),
        idle: Duration? = .seconds(60),
        event: Duration? = .seconds(300),
        firstEvent: Duration? = nil,
        wholeResponse: Duration? = .seconds(600),
        total: Duration? = nil
    ) {
        self.connect = connect
        self.firstByte = firstByte
        self.idle = idle
        self.event = event
        self.firstEvent = firstEvent
        self.wholeResponse = wholeResponse
        self.total = total
    }

    /// The defaults.
    public static let `default` = Timeouts()

    /// For people who wait: 20 s to the first byte, 60 s in all.
    public static let failFast = Timeouts(firstByte: .seconds(20), idle: .seconds(20), total: .seconds(60))

    /// No limit at all.
    public static let none = Timeouts(
        connect: nil,
        firstByte: nil,
        idle: nil,
        event: nil,
        wholeResponse: nil,
        total: nil
    )

    /// These limits for a response that is read whole: its limit and the total are one timer, the shorter of the two.
    public var forWholeResponse: Timeouts {
        var timeouts = self
        timeouts.total = [wholeResponse, total].compactMap(\.self).min()
        return timeouts
    }
}

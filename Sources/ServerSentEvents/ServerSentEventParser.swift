/// Turns the bytes of an event stream into events, by the algorithm of the WHATWG HTML standard (section 9.2.6).
///
/// ```swift
/// var parser = ServerSentEventParser()
/// for chunk in chunks {
///     parser.append(chunk)
///     while let event = try parser.next() { print(event.text) }
/// }
/// let unfinished = parser.finish()
/// ```
///
/// The network may cut the stream anywhere: the events are the same. The time taken is linear in the bytes, also where
/// one line comes in a million pieces.
public struct ServerSentEventParser: Sendable {
    /// The largest event in bytes: its data so far and the line that is being read, whatever that line is.
    public let maximumEventSize: Int

    /// The last event id that a blank line has confirmed; to be sent as `Last-Event-ID` on reconnection.
    public private(set) var lastEventID = ""

    /// How long the server asks to wait before reconnecting, if it did (`retry`, in milliseconds).
    public private(set) var reconnectionTime: Duration?

    /// The lines whose field the algorithm does not know, such as a bare JSON error or a page of HTML, a line feed
    /// after each; the first 64 KiB of them. Comments are not among them.
    ///
    /// The algorithm ignores such lines. Who expected events and got none finds the reason here.
    public private(set) var ignoredLines: [UInt8] = []

    private var lines = LineReader()
    private var event: String?
    private var data: ArraySlice<UInt8>?
    private var id: String?
    private var failure: ServerSentEventError?

    /// Makes a parser for one stream, with a bound on the size of an event, 64 MiB by default.
    public init(maximumEventSize: Int = 64 << 20) {
        self.maximumEventSize = maximumEventSize
    }

    /// Adds the next bytes of the stream. Take the events out with ``next()`` before adding more.
    public mutating func append(_ bytes: [UInt8]) {
        if failure == nil { lines.append(bytes) }
    }

    /// Adds the next bytes of the stream.
    public mutating func append(_ bytes: some Sequence<UInt8>) {
        append(Array(bytes))
    }

    /// The next event, or nil when it takes more bytes to complete one.
    ///
    /// An event larger than ``maximumEventSize`` throws ``ServerSentEventError/eventTooLarge(limit:)``, and so does
    /// every call after that.
    public mutating func next() throws(ServerSentEventError) -> ServerSentEvent? {
        if let failure { throw failure }
        if isBetweenEvents, let value = lines.nextLoneData(upTo: maximumEventSize) {
            return ServerSentEvent(data: lines.buffer[value], id: lastEventID)
        }
        while let line = lines.next() {
            try checkSize(withLineOf: line.count)
            if !line.isEmpty {
                interpret(line)
            } else if let event = takeEvent() {
                return event
            }
        }
        try checkSize(withLineOf: lines.unfinishedCount)
        return nil
    }

    /// Ends the stream, when ``next()`` has returned nil: returns the event that was under way, if it has data.
    ///
    /// The algorithm discards such an event, for it may be half of what the server meant. What a caller can know better
    /// is a mark like `[DONE]` whose line or blank line the server left unfinished. An unfinished line of an unknown
    /// field joins ``ignoredLines``. ``lastEventID`` stays as it is.
    public mutating func finish() -> ServerSentEvent? {
        let confirmed = lastEventID
        let line = lines.finish()
        if !line.isEmpty { interpret(line) }
        defer { lastEventID = confirmed }
        return takeEvent()
    }
}

extension ServerSentEventParser {
    /// How many bytes it looked at in search of line ends: what tests of linear time count.
    var bytesSearched: Int { lines.bytesSearched }

    /// Whether no field has come of an event that is not handed out yet.
    private var isBetweenEvents: Bool { data == nil && event == nil && id == nil }

    private static let maximumIgnored = 64 << 10

    private mutating func checkSize(withLineOf count: Int) throws(ServerSentEventError) {
        guard count + (data?.count ?? 0) > maximumEventSize else { return }
        lines = LineReader()
        data = nil
        failure = .eventTooLarge(limit: maximumEventSize)
        throw .eventTooLarge(limit: maximumEventSize)
    }

    private mutating func interpret(_ line: Range<Int>) {
        let field = lines.buffer.field(in: line)
        switch field.name {
        case .data: appendData(lines.buffer[field.value])
        case .event: event = field.value.isEmpty ? nil : text(of: field)
        case .id: if !lines.buffer[field.value].contains(0) { id = text(of: field) }
        case .retry: reconnectionTime = milliseconds(lines.buffer[field.value]) ?? reconnectionTime
        case .comment: break
        case .unknown: ignore(lines.buffer[line])
        }
    }

    private func text(of field: Field) -> String {
        String(decoding: lines.buffer[field.value], as: UTF8.self)
    }

    /// The value of a `retry` field: ASCII digits and nothing else; nil also where the number is too large.
    private func milliseconds(_ value: ArraySlice<UInt8>) -> Duration? {
        guard value.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return Int(String(decoding: value, as: UTF8.self)).map { .milliseconds($0) }
    }

    private mutating func appendData(_ value: consuming ArraySlice<UInt8>) {
        guard data != nil else { return data = value }
        data?.append(.lineFeed)
        data?.append(contentsOf: value)
    }

    private mutating func ignore(_ line: ArraySlice<UInt8>) {
        let room = Self.maximumIgnored - ignoredLines.count
        guard room > 0 else { return }
        ignoredLines += line.prefix(room - 1)
        ignoredLines.append(.lineFeed)
    }

    /// What a blank line does: the id is confirmed, and the event is handed out if it has data.
    private mutating func takeEvent() -> ServerSentEvent? {
        if let id = id.take() { lastEventID = id }
        let event = event.take()
        guard let data = data.take() else { return nil }
        return ServerSentEvent(event: event ?? "message", data: data, id: lastEventID)
    }
}

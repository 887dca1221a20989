import ServerSentEvents

/// The events of a whole stream, and what is in it beside.
struct EventReading {
    private(set) var events: [ServerSentEvent] = []
    /// The event that the end cut off, if it had data.
    private(set) var unfinished: ServerSentEvent?
    let ignoredLines: [UInt8]

    init(_ body: [UInt8]) {
        var parser = ServerSentEventParser()
        parser.append(body)
        do throws(ServerSentEventError) {
            while let event = try parser.next() { events.append(event) }
            unfinished = parser.finish()
        } catch {
            // What came before the event that is too large is all there is to see.
        }
        ignoredLines = parser.ignoredLines
    }

    /// The events that a client looks at: those before the mark of the end, without what keeps the connection alive.
    var answers: [ServerSentEvent] {
        events.prefix { !$0.isDone }.filter { !$0.keepsAlive }
    }
}

import JSONCoding
import ServerSentEvents
import WebAPI

/// A response taken apart for the checks.
struct Evidence {
    let head: HTTPResponse?
    let form: BodyForm
    let body: [UInt8]
    let events: [ServerSentEvent]
    /// The event that the end of the body cut off, if it had data.
    let unfinished: ServerSentEvent?
    let ignoredLines: [UInt8]
    /// The JSON objects of the events, or of the document.
    let objects: [JSONObject]
    let result: Result<ChatCompletion, LLMAPIError>

    init(_ response: SavedResponse, _ result: Result<ChatCompletion, LLMAPIError>) {
        head = response.savedHead
        form = response.form
        body = response.body
        self.result = result
        var reading = EventReading()
        if form == .eventStream { reading.read(body) }
        events = reading.events
        unfinished = reading.unfinished
        ignoredLines = reading.ignoredLines
        objects =
            form == .eventStream ? events.compactMap { Self.object($0.data) } : [Self.object(body)].compactMap(\.self)
    }

    private static func object(_ bytes: some Collection<UInt8>) -> JSONObject? {
        do throws(JSONError) {
            return try JSONValue(parsing: bytes).objectValue
        } catch {
            return nil  // The outcome says what can't be read.
        }
    }
}

/// The events of a whole stream.
private struct EventReading {
    var events: [ServerSentEvent] = []
    var unfinished: ServerSentEvent?
    var ignoredLines: [UInt8] = []

    mutating func read(_ body: [UInt8]) {
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
}

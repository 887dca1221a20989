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
    /// The JSON objects of the events that count, or of the document.
    let objects: [JSONObject]
    let result: Result<ChatCompletion, LLMAPIError>

    init(_ response: SavedResponse, _ result: Result<ChatCompletion, LLMAPIError>) {
        head = response.savedHead
        form = response.form
        body = response.body
        self.result = result
        let reading = EventReading(form == .eventStream ? body : [])
        events = reading.events
        unfinished = reading.unfinished
        ignoredLines = reading.ignoredLines
        let documents = form == .eventStream ? reading.answers.map(\.data) : [body[...]]
        objects = documents.compactMap(Self.object)
    }

    /// The object that a JSON text is; nil where it is none.
    static func object(_ bytes: some Collection<UInt8>) -> JSONObject? {
        do throws(JSONError) {
            return try JSONValue(parsing: bytes).objectValue
        } catch {
            return nil  // The outcome says what can't be read.
        }
    }
}

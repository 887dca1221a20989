public import JSONCoding
import ServerSentEvents

extension Inspection {
    /// The events of a saved stream, as the WHATWG algorithm dispatches them: each as the object that
    /// `martlet inspect --events` prints on a line of its own.
    public static func events(of bytes: [UInt8]) -> [JSONValue] {
        EventReading(SavedResponse(bytes).body).events.map { event in
            ["event": .string(event.event), "data": .string(event.text), "id": .string(event.id)]
        }
    }
}

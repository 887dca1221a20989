/// One event of an event stream, as the WHATWG algorithm dispatches it.
public struct ServerSentEvent: Sendable, Hashable {
    /// What kind of event it is: the value of its last `event` field, `message` without one.
    public var event: String

    /// The values of its `data` fields, a line feed between any two, byte for byte as they were sent.
    ///
    /// The bytes of an event with one such field are not copied: they keep the chunk that they came in alive. Invalid
    /// UTF-8 stays in them; ``text`` mends it.
    public var data: ArraySlice<UInt8>

    /// The last event id: the value of the last `id` field in the stream so far, empty when there was none.
    public var id: String

    /// Makes an event.
    public init(event: String = "message", data: ArraySlice<UInt8>, id: String = "") {
        self.event = event
        self.data = data
        self.id = id
    }

    /// ``data`` as text, decoded on every call; each maximal part of invalid UTF-8 becomes one U+FFFD.
    public var text: String {
        String(decoding: data, as: UTF8.self)
    }
}

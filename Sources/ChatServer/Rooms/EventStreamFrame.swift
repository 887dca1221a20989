import JSONCoding

/// An event as it goes over an event stream.
enum EventStreamFrame {
    /// The bytes of an event; one with a version is where its reader goes on later.
    static func bytes(_ name: String, _ data: JSONValue, version: EventLog.Version? = nil) -> [UInt8] {
        var bytes: [UInt8] = []
        if let version { bytes += "id: \(version)\n".utf8 }
        bytes += "event: \(name)\ndata: ".utf8
        bytes += data.bytes()
        bytes += "\n\n".utf8
        return bytes
    }
}

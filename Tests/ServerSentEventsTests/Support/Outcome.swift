import ServerSentEvents

/// Everything that a parser has to say about one stream.
struct Outcome: Hashable {
    var events: [SpecificationCase.Event] = []
    var unfinished: SpecificationCase.Event?
    var lastEventID = ""
    var reconnectionTime: Duration?
    var ignoredLines = ""
}

extension Outcome {
    /// Parses a stream that comes in these chunks.
    init(parsing chunks: some Sequence<[UInt8]>) throws {
        var parser = ServerSentEventParser()
        for chunk in chunks {
            parser.append(chunk)
            while let event = try parser.next() { events.append(.init(event)) }
        }
        unfinished = parser.finish().map { .init($0) }
        lastEventID = parser.lastEventID
        reconnectionTime = parser.reconnectionTime
        ignoredLines = String(decoding: parser.ignoredLines, as: UTF8.self)
    }
}

extension SpecificationCase.Event {
    init(_ event: ServerSentEvent) {
        self.init(event: event.event, data: event.text, id: event.id)
    }
}

extension [UInt8] {
    /// The same bytes in chunks that end at these offsets.
    func cut(at offsets: some Sequence<Int>) -> [[UInt8]] {
        var chunks: [[UInt8]] = []
        var start = 0
        for end in [Int](offsets) + [count] {
            chunks.append([UInt8](self[start..<end]))
            start = end
        }
        return chunks
    }
}

import Foundation
import ServerSentEvents

/// Cutting a stream into events, beside a walk from line to line that does nothing with them.
enum Parsing {
    static var contests: [Contest] {
        let events = (0..<20_000).map { Corpus.event(Corpus.fullChunk($0)) }
        return [
            contest("events in chunks of 16 KB", events.cut(every: 16 << 10)),
            contest("events in chunks of 1 KB", events.cut(every: 1 << 10)),
            contest("one event a chunk", events),
        ]
    }

    private static func contest(_ measure: String, _ chunks: [[UInt8]]) -> Contest {
        Contest(
            measure: measure,
            unit: "byte",
            peers: [Peer("memchr") { walk(chunks) }, Peer("martlet") { try parse(chunks) }]
        )
    }

    private static func parse(_ chunks: [[UInt8]]) throws -> Int {
        var parser = ServerSentEventParser()
        var size = 0
        for chunk in chunks {
            parser.append(chunk)
            while let event = try parser.next() { size += event.data.count }
        }
        return size > 0 ? chunks.byteCount : 0
    }

    private static func walk(_ chunks: [[UInt8]]) -> Int {
        let lines = chunks.reduce(0) { $0 + $1.withUnsafeBytes(lineFeeds) }
        return lines > 0 ? chunks.byteCount : 0
    }

    private static func lineFeeds(in bytes: UnsafeRawBufferPointer) -> Int {
        guard var place = bytes.baseAddress else { return 0 }
        let end = place + bytes.count
        var count = 0
        while let found = memchr(place, 0x0A, end - place) {
            count += 1
            place = UnsafeRawPointer(found) + 1
        }
        return count
    }
}

extension [[UInt8]] {
    fileprivate var byteCount: Int { reduce(0) { $0 + $1.count } }
}

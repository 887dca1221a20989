import LLM
import ServerSentEvents

/// One event whose line is very long, in chunks as the network cuts it: to the text of its chunk.
enum LongLine {
    static var contests: [Contest] { [1 << 20, 4 << 20, 16 << 20].map(contest) }

    private static func contest(_ size: Int) -> Contest {
        let data = Corpus.plainChunk(1).replacing(" word1", with: String(repeating: "x", count: size))
        let chunks = [Corpus.event(data)].cut(every: 16 << 10)
        return Contest(
            measure: "one long line",
            size: size,
            unit: "byte",
            peers: [Peer("martlet") { try textSize(of: chunks) }]
        )
    }

    private static func textSize(of chunks: [[UInt8]]) throws -> Int {
        var parser = ServerSentEventParser()
        var size = 0
        for chunk in chunks {
            parser.append(chunk)
            while let event = try parser.next() {
                let chunk = try ChatCompletionChunk(parsing: event.data)
                size += chunk.choices.first?.delta.content?.utf8.count ?? 0
            }
        }
        return size
    }
}

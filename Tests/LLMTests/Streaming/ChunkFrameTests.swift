import LLMTesting
import ServerSentEvents
import Testing
import WebAPI

@testable import LLM

@Suite("A chunk that is like the last one")
struct ChunkFrameTests {
    private static let plain =
        #"{"id":"1","created":17,"model":"m","choices":[{"index":0,"delta":{"content":"%"},"finish_reason":null}]}"#

    @Test(
        "is that one with other strings",
        arguments: [
            plain,
            #"{"choices":[{"delta":{"reasoning_content":"%"}}]}"#,
            #"{"choices":[{"delta":{"reasoning":"%","content":null}}],"x":[1]}"#,
            #"{"choices":[{"delta":{"reasoning":"%","content":"%"}},{"index":1,"delta":{"content":"same"}}]}"#,
            #"{"choices":[{"delta":{"tool_calls":[{"index":0,"function":{"arguments":"%"}}]}}]}"#,
            #" { "obfuscation" : "%" , "choices" : [ { "delta" : { "content" : "%" } } ] , "usage" : null } "#,
            #"{"p":"%","choices":[{"delta":{"role":"assistant","content":"%","content":"twice"}}]}"#,
            #"{"choices":[{"delta":{"con\u0074ent":"%"},"logprobs":{"content":[{"token":"a","logprob":-1}]}}]}"#,
        ]
    )
    func fills(template: String) throws {
        let first = Array(template.replacing("%", with: "first").utf8)
        var frame = try #require(ChunkFrame(first))
        for string in [
            "second", "a longer one with an emoji 🐦", #"\"quoted\" \n \u00e9 \ud83d\udc26 \ud83d"#, " ", "\u{0}é",
        ] {
            let next = Array(template.replacing("%", with: string).utf8)
            guard let expected = StreamItem(ServerSentEvent(data: next[...])).plainChunk else {
                #expect(frame.filled(from: next) == nil, "\(string)")
                continue
            }
            #expect(frame.filled(from: next) == expected, "\(string)")
        }
    }

    @Test(
        "It is not learned from a chunk in which no string is known to change",
        arguments: [
            #"{"choices":[]}"#, #"{"choices":[{"delta":{}}]}"#, #"{"choices":[{"delta":{"content":""}}]}"#,
            #"{"choices":[{"delta":{"content":null}}],"usage":{"total_tokens":1}}"#,
            #"{"choices":[{"delta":{"reasoning":"both","reasoning_content":"both"}}]}"#,
            #"{"choices":[{"message":{"content":"no delta"}}]}"#,
            #"{"choices":[null,{"delta":{"content":"second"}}]}"#,
            #"{"choices":[{"delta":{"content":[{"type":"text","text":"parts"}]}}]}"#,
            #"{"choices":[{"delta":{"tool_calls":[{"type":"custom","function":{"arguments":"x"},"custom":{"input":"x"}}]}}]}"#,
            #"{"choices":[{"delta":{"tool_calls":[{"function":{"arguments":{"a":1},"arguments":"{\"a\":1}"}}]}}]}"#,
            #"{"choices":[{"delta":{"tool_calls":[{"function":{"arguments":1,"arguments":"1"}}]}}]}"#,
            #"{"choices":[{"delta":{"tool_calls":[{"function":{"arguments":"x"}},5],"function_call":{"arguments":"x"}}}]}"#,
        ]
    )
    func learnsNothing(json: String) {
        #expect(ChunkFrame(Array(json.utf8)) == nil)
    }

    @Test("Nothing is filled but what differs in these strings alone")
    func differsElsewhere() throws {
        let first = Array(Self.plain.replacing("%", with: "first").utf8)
        var frame = try #require(ChunkFrame(first))
        for (old, new) in [
            ("17", "18"), ("\"m\"", "\"n\""), ("null", "\"stop\""), ("}]}", "}]} "), ("%", ""), ("%\"", "%"),
        ] {
            let next = Self.plain.replacing(old, with: new).replacing("%", with: "next")
            #expect(frame.filled(from: Array(next.utf8)) == nil, "\(next)")
        }
        #expect(frame.filled(from: first) != nil)
    }
}

@Suite("The fast path and the general decoder")
struct ChunkDifferentialTests {
    /// Bytes that mean something to JSON, and some that mean nothing.
    private static let bytes = [UInt8](#""\{}[],:0ntefu -.e"#.utf8) + [0x00, 0x0A, 0x1F, 0x80, 0xC3, 0xFF]

    @Test("read each event of a real server's stream the same, after any other of it", arguments: Fixture.streamChunks)
    func realStreams(_ example: ResponseCase) throws {
        try compare(try Self.events(in: example.body))
    }

    @Test(
        "read each event of a recorded stream the same, after any other of it",
        .enabled(if: !RecordedResponse.all.isEmpty, "The recorded responses are not part of the project."),
        arguments: RecordedResponse.all.filter(\.isStream)
    )
    func recordedStreams(_ response: RecordedResponse) throws {
        try compare(try Self.events(in: response.body))
    }

    @Test("read a chunk with any single byte changed, added or left out the same", arguments: Fixture.streamChunks)
    func mutations(_ example: ResponseCase) throws {
        let events = try Self.events(in: example.body)
        guard let document = events.first(where: { $0.count < 400 && ChunkFrame($0) != nil }),
            var frame = ChunkFrame(document)
        else { return }
        for position in document.indices {
            for (number, mutation) in Self.mutations(of: document, at: position).enumerated() {
                expectTheSame(&frame, mutation)
                guard number % 5 == position % 5, var other = ChunkFrame(mutation) else { continue }
                expectTheSame(&other, document)
            }
        }
    }

    @Test("read random chunks the same", arguments: 0..<40)
    func random(seed: UInt64) {
        var generator = RandomSource.seeded(seed)
        for _ in 0..<30 {
            let shape = RandomChunk(using: &generator)
            let documents = (0..<6).map { _ in shape.document(using: &generator) }
            for first in documents {
                guard var frame = ChunkFrame(first) else { continue }
                for next in documents { expectTheSame(&frame, next) }
            }
        }
    }

    @Test("and many random chunks of one shape take the fast path")
    func isTaken() {
        var generator = RandomSource.seeded(7)
        var filled = 0
        for _ in 0..<2_000 {
            let shape = RandomChunk(using: &generator)
            let documents = (0..<2).map { _ in shape.document(using: &generator) }
            if var frame = ChunkFrame(documents[0]), frame.fill(from: documents[1][...]) { filled += 1 }
        }
        #expect(filled > 10, "\(filled)")
    }

    @Test(
        "and the public decoder of a stream's chunks gives what each gives by itself",
        arguments: Fixture.streamChunks
    )
    func decoder(_ example: ResponseCase) throws {
        var decoder = ChatChunkDecoder()
        for document in try Self.events(in: example.body) {
            let expected = Result { try ChatCompletionChunk(parsing: document) }
            let decoded = Result { try decoder.decode(document[...]) }
            #expect(decoded.success == expected.success, "\(String(decoding: document, as: UTF8.self))")
            #expect(decoded.failure.map { "\($0)" } == expected.failure.map { "\($0)" })
        }
    }

    private func compare(_ documents: [[UInt8]]) throws {
        let documents = documents.prefix(60)
        for first in documents {
            guard var frame = ChunkFrame(first) else { continue }
            for next in documents { expectTheSame(&frame, next) }
        }
    }

    private func expectTheSame(_ frame: inout ChunkFrame, _ document: [UInt8]) {
        guard frame.fill(from: document[...]) else { return }
        let expected = StreamItem(ServerSentEvent(data: document[...])).plainChunk
        #expect(frame.chunk == expected, "\(String(decoding: document, as: UTF8.self))")
    }

    private static func events(in body: [UInt8]) throws -> [[UInt8]] {
        var parser = ServerSentEventParser()
        parser.append(body)
        var events: [[UInt8]] = []
        while let event = try parser.next() { events.append(Array(event.data)) }
        return events
    }

    private static func mutations(of document: [UInt8], at position: Int) -> [[UInt8]] {
        let (start, end) = (document[..<position], document[(position + 1)...])
        var mutations = [Array(start + end)]
        for byte in bytes {
            mutations.append(start + [byte] + end)
            mutations.append(start + [byte] + document[position...])
        }
        return mutations
    }
}

extension ChunkFrame {
    /// Learns from a document, if the general decoder reads a chunk without an error in it.
    fileprivate init?(_ document: [UInt8]) {
        guard let chunk = StreamItem(ServerSentEvent(data: document[...])).plainChunk else { return nil }
        self.init(chunk, readFrom: document[...])
    }

    /// The chunk of a document that is like the one before.
    fileprivate mutating func filled(from document: [UInt8]) -> ChatCompletionChunk? {
        fill(from: document[...]) ? chunk : nil
    }
}

extension StreamItem {
    /// The chunk of an event that brings one and no error.
    fileprivate var plainChunk: ChatCompletionChunk? {
        if case .chunk(let chunk, error: nil) = self { chunk } else { nil }
    }
}

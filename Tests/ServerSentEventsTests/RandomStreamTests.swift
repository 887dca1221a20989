import LLMTesting
import ServerSentEvents
import Testing
import WebAPI

@Suite("Random streams")
struct RandomStreamTests {
    /// Pieces that matter to the algorithm, and bytes that are not UTF-8.
    static let pieces: [[UInt8]] =
        [
            "data", "data:", "data: ", "event:", "event: e", "id", "id: 7", "retry: 9", ":", ": c", "x", "é",
            "\u{1F9EA}", "\0",
        ]
        .map { [UInt8]($0.utf8) }
        + ["\n", "\n\n", "\r", "\r\n", "\n", "\n\n"].map { [UInt8]($0.utf8) }
        + [
            [0xEF, 0xBB, 0xBF], [0xEF, 0xBB], [0xFF], [0x80], [0xE2, 0x9C], [0xF0, 0x9F, 0xA7], [0xED, 0xA0, 0x80],
            [0xC3],
        ]

    @Test("What the reference says, however they are cut", arguments: 0..<50)
    func agreesWithReference(seed: UInt64) throws {
        var generator = RandomSource.seeded(seed)
        for _ in 0..<20 {
            let input = (0..<Int.random(in: 0...40, using: &generator)).flatMap { _ in
                Self.pieces.randomElement(using: &generator) ?? []
            }
            let cuts = (0..<4).map { _ in Int.random(in: 0...input.count, using: &generator) }.sorted()
            let expected = ReferenceParser.parse(input)
            for chunks in [[input], input.cut(at: cuts), input.map { [$0] }] {
                let outcome = try Outcome(parsing: chunks)
                #expect(outcome.events == expected.events, "\(input)")
                #expect(outcome.lastEventID == expected.lastEventID, "\(input)")
            }
        }
    }

    @Test("The same where events are taken now and then only", arguments: 0..<50)
    func drainedNowAndThen(seed: UInt64) throws {
        var generator = RandomSource.seeded(seed)
        for _ in 0..<20 {
            var parser = ServerSentEventParser()
            var events: [SpecificationCase.Event] = []
            let pieces = (0..<40).map { _ in Self.pieces.randomElement(using: &generator) ?? [] }
            for piece in pieces {
                parser.append(piece)
                if Bool.random(using: &generator), let event = try parser.next() { events.append(.init(event)) }
            }
            while let event = try parser.next() { events.append(.init(event)) }
            #expect(events == ReferenceParser.parse(Array(pieces.joined())).events, "\(pieces)")
        }
    }
}

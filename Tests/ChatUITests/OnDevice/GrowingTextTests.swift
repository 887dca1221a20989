import Testing

@testable import ChatUI

@Suite("What is new in a text that comes whole each time")
struct GrowingTextTests {
    static let cases: [(snapshots: [String], pieces: [String?])] = [
        (["", "A", "A mart", "A martlet"], ["", "A", " mart", "let"]),
        (["same", "same"], ["same", ""]),
        (["e", "e\u{301}", "e\u{301}t"], ["e", "\u{301}", "t"]),
        (["👨", "👨\u{200D}👩"], ["👨", "\u{200D}👩"]),
        (["one two", "one too"], ["one two", nil]),
        (["longer", "long", "longer yet"], ["longer", nil, " yet"]),
    ]

    @Test("The pieces add up to the last snapshot; what is no continuation is told", arguments: cases)
    func growth(_ row: (snapshots: [String], pieces: [String?])) {
        var text = GrowingText()
        let pieces = row.snapshots.map { text.grow(to: $0) }
        #expect(pieces == row.pieces)
        #expect(text.text.unicodeScalars.elementsEqual(pieces.compactMap(\.self).joined().unicodeScalars))
    }
}

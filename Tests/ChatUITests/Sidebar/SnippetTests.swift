import ChatCore
import Testing

@testable import ChatUI

@Suite("What a search has found stands out")
struct SnippetTests {
    static let cases: [(text: String, matches: [Range<Int>], parts: [SnippetPart])] = [
        ("a swift", [2..<7], [.init(text: "a ", isMatch: false), .init(text: "swift", isMatch: true)]),
        (
            "swift 燕", [0..<5, 6..<7],
            [
                .init(text: "swift", isMatch: true), .init(text: " ", isMatch: false), .init(text: "燕", isMatch: true),
            ]
        ),
        ("far in", [], [.init(text: "far in", isMatch: false)]),
        ("", [], []),
    ]

    @Test("The parts are the whole text, in order", arguments: cases)
    func parts(_ row: (text: String, matches: [Range<Int>], parts: [SnippetPart])) {
        func index(_ offset: Int) -> String.Index { row.text.index(row.text.startIndex, offsetBy: offset) }
        let matches = row.matches.map { index($0.lowerBound)..<index($0.upperBound) }
        #expect(SearchHit.Snippet(text: row.text, matches: matches).parts == row.parts)
    }
}

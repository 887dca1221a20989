import Testing

@testable import ChatTerminal

@Suite("Display width")
struct DisplayWidthTests {
    @Test(
        "A text's columns",
        arguments: [
            ("", 0), ("plain", 5), ("café", 4), ("cafe\u{301}", 4), ("漢字", 4), ("ｆｕｌｌ", 8), ("한글", 4),
            ("\u{1112}\u{1161}\u{11AB}", 2), ("a\u{200B}b", 2), ("🙂", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇨🇭", 2), ("❤", 1),
            ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("→", 1), ("│", 1), ("नि", 1), ("\u{1B}[1m", 3), ("a\tb", 9),
            ("\u{20000}", 2), ("\u{2FFFD}", 2), ("…", 1), ("🫠", 2), ("ﷺ", 1),
        ]
    )
    func columns(text: String, count: Int) {
        #expect(DisplayWidth.columns(text) == count)
    }

    @Test(
        "A text that is too long ends in an ellipsis, and never in half a character",
        arguments: [
            ("plain", 5, "plain"), ("plain", 4, "pla…"), ("漢字漢字", 5, "漢字…"), ("漢字漢字", 4, "漢…"), ("👍🏽👍🏽", 3, "👍🏽…"),
            ("plain", 1, "…"), ("plain", 0, ""), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
        ]
    )
    func truncated(text: String, limit: Int, result: String) {
        #expect(DisplayWidth.truncated(text, to: limit) == result)
    }

    @Test(
        "What is padded takes exactly its columns",
        arguments: [
            ("ab", 4, "ab  "), ("漢字", 5, "漢字 "), ("漢字", 3, "漢…"), ("漢字漢", 4, "漢… "),
        ]
    )
    func padded(text: String, width: Int, result: String) {
        #expect(DisplayWidth.padded(text, to: width) == result)
    }

    @Test(
        "A character that some terminals don't join may take the columns of its parts",
        arguments: [
            ("a", 1), ("👩‍👩‍👧‍👦", 8), ("👍🏽", 4), ("e\u{301}", 1), ("❤\u{FE0F}", 2), ("漢", 2),
        ] as [(Character, Int)]
    )
    func mostColumns(character: Character, count: Int) {
        #expect(DisplayWidth.mostColumns(of: character) == count)
    }
}

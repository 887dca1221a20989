import Testing

@testable import ChatTerminal

@Suite("Control characters in an answer")
struct ControlCharacterTests {
    @Test(
        "What would move the cursor is left out",
        arguments: [
            ("plain\ttext\n", "plain\ttext\n"),
            ("\u{1B}[31mred\u{1B}[0m", "[31mred[0m"),
            ("\u{1B}]0;title\u{7}", "]0;title"),
            ("over\rwrite", "overwrite"),
            ("a\r\nb", "a\nb"),
            ("\u{9B}2J\u{7F}\u{0}", "2J"),
            ("\u{202E}gpj.\u{202C}exe \u{2067}a\u{2069}", "gpj.exe a"),
            ("one\u{2028}two\u{2029}", "onetwo"),
            ("\u{200E}שלום\u{200F} \u{200D}", "\u{200E}שלום\u{200F} \u{200D}"),
            ("naïve 雨燕 👩‍👩‍👧", "naïve 雨燕 👩‍👩‍👧"),
        ]
    )
    func cleaned(text: String, clean: String) {
        #expect(text.withoutControlCharacters == clean)
    }
}

import Testing

@testable import ChatTerminal

@Suite("Where keys lead in a text")
struct EditedTextTests {
    /// A text whose cursor is where the bar stands.
    private func text(_ marked: String) -> EditedText {
        let scalars = Array(marked.unicodeScalars)
        let cursor = scalars.firstIndex(of: "|") ?? 0
        return EditedText(scalars.filter { $0 != "|" }, cursor: cursor)
    }

    /// The text with the bar where the place is.
    private func marked(_ text: EditedText, _ place: Int) -> String {
        String(text.scalars[..<place]) + "|" + String(text.scalars[place...])
    }

    @Test(
        "A line ends at its line feed",
        arguments: [
            ("one\ntw|o\nthree", "one\n|two\nthree", "one\ntwo|\nthree"),
            ("|", "|", "|"),
            ("one|\n", "|one\n", "one|\n"),
            ("one\n|", "one\n|", "one\n|"),
        ]
    )
    func line(at place: String, start: String, end: String) {
        let text = text(place)
        #expect(marked(text, text.startOfLine) == start)
        #expect(marked(text, text.endOfLine) == end)
    }

    @Test(
        "A character is passed as a whole",
        arguments: [
            ("a|b", "|ab", "ab|"),
            ("e\u{301}|e\u{301}", "|e\u{301}e\u{301}", "e\u{301}e\u{301}|"),
            ("👩‍👩‍👧|🇩🇪", "|👩‍👩‍👧🇩🇪", "👩‍👩‍👧🇩🇪|"),
            ("|", "|", "|"),
        ]
    )
    func character(at place: String, previous: String, next: String) {
        let text = text(place)
        #expect(marked(text, text.previousCharacter) == previous)
        #expect(marked(text, text.nextCharacter) == next)
    }

    @Test(
        "Up and down keep the place in the line, as far as there is one",
        arguments: [
            ("one\ntw|o\nthree", "on|e\ntwo\nthree", "one\ntwo\nth|ree"),
            ("a\nlong|\nb", "a|\nlong\nb", "a\nlong\nb|"),
            ("on|e", nil, nil),
            ("\n|", "|\n", nil),
        ]
    )
    func vertical(at place: String, above: String?, below: String?) {
        let text = text(place)
        #expect(text.lineAbove.map { marked(text, $0) } == above)
        #expect(text.lineBelow.map { marked(text, $0) } == below)
    }

    @Test(
        "A word begins behind white space",
        arguments: [
            ("see src/main.c|", "see |src/main.c"), ("two words  |", "two |words  "), ("|x", "|x"), ("  |", "|  "),
            ("line\nword|", "line\n|word"),
        ]
    )
    func word(at place: String, start: String) {
        let text = text(place)
        #expect(marked(text, text.startOfWord) == start)
    }
}

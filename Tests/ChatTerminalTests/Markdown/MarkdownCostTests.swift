import Testing

@testable import ChatTerminal

/// What long texts cost, counted in bytes: a text twice as long costs twice as much, whatever it consists of.
@Suite("The cost of Markdown")
struct MarkdownCostTests {
    /// The bytes that the parser reads and that the terminal gets.
    private func cost(_ text: String, pieceLength: Int = 48) -> (parsed: Int, written: Int) {
        var stream = MarkdownStream(width: 80, height: 24, style: .escapes, hasHyperlinks: true)
        var written = 0
        var rest = text.unicodeScalars[...]
        while !rest.isEmpty {
            written += stream.append(String(rest.prefix(pieceLength))).utf8.count
            rest = rest.dropFirst(pieceLength)
        }
        written += stream.finish().utf8.count
        return (stream.parsedBytes, written)
    }

    private static let sentence = "some ordinary words of an answer, a few of them **strong**, and `code`. "

    private static let answer =
        "## Heading\n\n\(String(repeating: sentence, count: 4))\n\n- one\n- two\n  - three\n\n```swift\nlet x = 1 // c\n"
        + "print(x)\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> quoted\n\n"

    /// Texts of one kind: what stands at the beginning, and what is repeated.
    private static let kinds: [(name: String, beginning: String, unit: String)] = [
        ("ordinary blocks", "", answer), ("a list", "", "1. \(sentence)\n"),
        ("a list in a list", "- root\n", "  - \(sentence)\n"), ("a loose list", "", "- \(sentence)\n\n  more\n\n"),
        ("a table", "| a | b |\n|---|---|\n", "| \(sentence)| x |\n"), ("code", "```c\n", "int x; // words\n"),
        ("code in a list", "- a\n  ```c\n", "  int x; // words\n"), ("a quote", "", "> \(sentence)\n>\n"),
        ("a paragraph in one line", "", sentence), ("a paragraph of many lines", "", sentence + "\n"),
        ("indented code", "", "    \(sentence)\n"), ("HTML", "<div>\n", "\(sentence)\n"),
        ("blank lines", "a\n", "\n\n\n\n"),
        ("pipes", "", "||||||||||||||||"), ("brackets", "", "[[[[[[[["), ("quote marks", "", ">>>>>>>>"),
        ("stars", "", "*a_ **b "), ("definitions", "", "[a]: /u\n\n[a] text\n\n"),
    ]

    @Test("It grows with the length", arguments: kinds)
    func linear(name: String, beginning: String, unit: String) {
        let count = 12_000 / unit.utf8.count
        let small = cost(beginning + String(repeating: unit, count: count))
        let large = cost(beginning + String(repeating: unit, count: 2 * count))
        #expect(Double(large.parsed) < 2.3 * Double(small.parsed) + 200_000)
        #expect(Double(large.written) < 2.3 * Double(small.written) + 50_000)
    }

    @Test("An ordinary answer is read in bounded parts")
    func longAnswer() {
        let text = String(repeating: Self.answer, count: 100_000 / Self.answer.utf8.count)
        let (parsed, written) = cost(text, pieceLength: 64)
        #expect(parsed < 20 * text.utf8.count)
        #expect(written < 4 * text.utf8.count)
    }
}

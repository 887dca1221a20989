import Cases
import Testing

@testable import ChatTerminal

@Suite("Markdown as it comes")
struct MarkdownStreamTests {
    @Test("The corpus is there")
    func corpus() {
        #expect(MarkdownCorpus.names.count > 90)
    }

    @Test("Line by line, the blocks are those of the whole", arguments: MarkdownCorpus.names, [60, 20])
    func lineByLine(name: String, width: Int) throws {
        let text = try MarkdownCorpus.text(name)
        var source = SourceLines()
        var blocks = OpenBlocks(layout: BlockLayout(width: width, hasHyperlinks: true))
        let lines = source.append(text) + source.finish()
        let rows = lines.flatMap { blocks.append($0) } + blocks.finish()
        #expect(rows == WholeText.rows(text, width: width))
    }

    @Test("Cut in two at every character, the lines are those of the whole", arguments: MarkdownCorpus.names)
    func cutEverywhere(name: String) throws {
        let text = try MarkdownCorpus.text(name)
        var source = SourceLines()
        let whole = source.append(text) + source.finish()
        for cut in text.unicodeScalars.indices {
            var source = SourceLines()
            let start = source.append(String(text[..<cut]))
            #expect(start + source.append(String(text[cut...])) + source.finish() == whole)
        }
    }

    @Test(
        "In pieces, the screen is that of the whole, and no finished row is touched",
        arguments: MarkdownCorpus.names,
        [(60, 24, 1), (200, 50, 4), (80, 4, 3), (20, 2, 5), (7, 3, 7)]
    )
    func screen(name: String, size: (width: Int, height: Int, pieceLength: Int)) throws {
        let text = try MarkdownCorpus.text(name)
        var screen = ScreenModel(width: size.width, height: size.height)
        var stream = MarkdownStream(width: size.width, height: size.height, style: .escapes, hasHyperlinks: true)
        var rest = text.unicodeScalars[...]
        while !rest.isEmpty {
            screen.protectedRows = screen.row - stream.openRowsAboveCursor
            screen.write(stream.append(String(rest.prefix(size.pieceLength))))
            rest = rest.dropFirst(size.pieceLength)
        }
        screen.write(stream.finish())
        #expect(screen.faults == [])
        #expect(screen.rows == WholeText.screen(text, width: size.width).rows)
    }

    @Test(
        "What only the rest of a text tells is not seen before",
        arguments: [
            ("see [a]\n\nthen\n\n[a]: /u\n", "see [a]\n\nthen\n"),
            ("[a]: /u\n\nsee [a]\n\nthen\n", "see a (/u)\n\nthen\n"),
        ]
    )
    func references(text: String, shown: String) {
        var stream = MarkdownStream(width: 40, height: 10, style: .plain, hasHyperlinks: false)
        let result = text.map { stream.append(String($0)) }.joined() + stream.finish()
        #expect(result == shown.replacing("\n", with: "\r\n"))
    }

    @Test(
        "An open block looks as it will, as far as one can tell",
        arguments: [
            ("a **bold", "a bold"), ("a **bold**", "a bold"), ("a *", "a"), ("a `co", "a co"), ("**a *b", "a b"),
            ("```sw", "  sw"), ("``", ""), ("x\n-", "x"), ("- a\n- ", "• a"), ("# ", ""), ("2 * 3", "2 * 3"),
            ("a_b", "a_b"),
        ]
    )
    func openBlock(text: String, shown: String) {
        var screen = ScreenModel(width: 40, height: 10)
        var stream = MarkdownStream(width: 40, height: 10, style: .escapes, hasHyperlinks: false)
        for character in text { screen.write(stream.append(String(character))) }
        #expect(screen.text.joined(separator: "\n") == shown)
    }
}

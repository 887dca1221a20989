import Cases
import Testing

@testable import Markdown

@Suite("Markdown as HTML, as it comes")
struct MarkdownHTMLStreamTests {
    /// A reader of a stream, who knows only of the blocks that were told to be others.
    private struct Reader {
        var stream = MarkdownHTMLStream()
        var blocks: [String] = []
        var finished: [String] = []

        mutating func append(_ piece: some StringProtocol) { take(stream.append(String(piece))) }

        mutating func finish() { take(stream.finish()) }

        private mutating func take(_ first: Int?) {
            if let first { blocks[first...] = stream.blocks[first...] }
            #expect(blocks == stream.blocks)
            #expect(stream.blocks.starts(with: finished), "A finished block has changed")
            finished = Array(stream.blocks[..<stream.finishedCount])
        }
    }

    /// The pieces of a text of so many bytes each, or fewer where a character would be cut.
    private func pieces(of text: String, size: Int) -> [Substring] {
        var rest = Substring(text)
        var pieces: [Substring] = []
        while !rest.isEmpty {
            var end = rest.utf8.index(rest.startIndex, offsetBy: size, limitedBy: rest.endIndex) ?? rest.endIndex
            while end.samePosition(in: text.unicodeScalars) == nil { end = rest.utf8.index(after: end) }
            pieces.append(rest[..<end])
            rest = rest[end...]
        }
        return pieces
    }

    /// Whether a text tells the address of a link apart from the link.
    private func defines(_ text: String) -> Bool { text.contains(/\]:/) }

    @Test("However it is cut, the blocks in the end are those of the whole", arguments: MarkdownCorpus.names)
    func cuts(name: String) throws {
        let text = try MarkdownCorpus.text(name)
        let whole = MarkdownHTML.blocks(of: text)
        for size in [3, 50, 1_000] {
            var reader = Reader()
            for piece in pieces(of: text, size: size) { reader.append(piece) }
            reader.finish()
            if !defines(text) { #expect(reader.blocks == whole, "in pieces of \(size) bytes") }
        }
    }

    @Test("Cut in two anywhere, the blocks in the end are those of the whole", arguments: MarkdownCorpus.names)
    func twoPieces(name: String) throws {
        let text = try MarkdownCorpus.text(name)
        guard !defines(text) else { return }
        let whole = MarkdownHTML.blocks(of: text)
        let step = max(1, text.unicodeScalars.count / 16)
        for offset in stride(from: 0, to: text.unicodeScalars.count, by: step) {
            let cut = text.unicodeScalars.index(text.startIndex, offsetBy: offset)
            var reader = Reader()
            reader.append(text[..<cut])
            reader.append(text[cut...])
            reader.finish()
            #expect(reader.blocks == whole, "cut at \(offset)")
        }
    }

    @Test("A block is finished once another one follows, and only the last one changes")
    func finishing() {
        var stream = MarkdownHTMLStream()
        #expect(stream.append("one") == 0)
        #expect(stream.append("\n\ntwo") == 1)
        #expect(stream.finishedCount == 0)
        #expect(stream.append("\n") == nil)
        #expect(stream.finishedCount == 1)
        #expect(stream.append("more") == 1)
        #expect(stream.blocks == ["<p>one</p>", "<p>two\nmore</p>"])
    }

    @Test(
        "The beginning of a line that may be anything waits for the rest of it",
        arguments: ["#", "-", "=", "> ", "``", "12.", "| "]
    )
    func provisional(start: String) {
        var stream = MarkdownHTMLStream()
        _ = stream.append("one\n")
        #expect(stream.append(start) == nil)
        #expect(stream.blocks == ["<p>one</p>"])
    }

    @Test(
        "A style that is not closed yet shows as far as it goes",
        arguments: [
            ("a **b", "<p>a <strong>b</strong></p>"),
            ("a **b *c", "<p>a <strong>b <em>c</em></strong></p>"),
            ("a **b\nc", "<p>a <strong>b\nc</strong></p>"),
            ("a **", "<p>a</p>"),
            ("`a b", "<p><code>a b</code></p>"),
            ("- *a", "<ul><li><em>a</em></li></ul>"),
            ("a * b", "<p>a * b</p>"),
            ("a_b_c", "<p>a_b_c</p>"),
            ("```\na **b", "<pre tabindex=\"0\"><code>a **b\n</code></pre>"),
        ]
    )
    func openStyles(text: String, html: String) {
        var stream = MarkdownHTMLStream()
        _ = stream.append(text)
        #expect(stream.blocks == [html])
    }

    @Test(
        "A long text costs no more for each byte than a short one",
        arguments: ["```\n", "- a\n", "a ", "|a|\n|-|\n"]
    )
    func cost(start: String) {
        func cost(_ size: Int) -> Double {
            var stream = MarkdownHTMLStream()
            let unit = start.hasPrefix("`") ? "let a = 1\n" : start.hasPrefix("|") ? "|a|\n" : start
            _ = stream.append(start)
            for _ in 0..<size / unit.utf8.count { _ = stream.append(unit) }
            _ = stream.finish()
            return Double(stream.parsedBytes) / Double(size)
        }
        #expect(cost(4_000) < 1.5 * cost(1_000))
    }

    @Test("A link is one where its address was told before")
    func definitionsBefore() {
        var stream = MarkdownHTMLStream()
        _ = stream.append("[1]: http://a\n[b][1]\n")
        #expect(stream.blocks.joined().contains("<a href=\"http://a\""))
    }
}

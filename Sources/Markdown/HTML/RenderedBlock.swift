import CMarkGFM

/// An outermost block of a text as HTML, and where it begins.
struct RenderedBlock: Sendable {
    /// The block's HTML, without a line feed at its end.
    let html: String
    /// The line that it begins on, counted from 0; `nil` for a paragraph whose last line became the head of a table, which
    /// the parser gives the paragraph's place.
    let firstLine: Int?

    /// Whether its text holds a mark that may be the beginning of a style.
    var holdsMark: Bool { !html.contains("</pre>") && html.utf8.contains { Self.marks.contains($0) } }

    private static let marks = Set("*_~`".utf8)

    /// The outermost blocks of a text.
    static func blocks(of lines: [String]) -> [RenderedBlock] {
        guard lines.contains(where: { !$0.isEmpty }) else { return [] }
        return MarkdownTree.reading(lines) { root in
            var blocks: [RenderedBlock] = []
            var next = cmark_node_first_child(root)
            while let node = next {
                var writer = HTMLWriter()
                writer.write(node)
                let line = Int(cmark_node_get_start_line(node))
                blocks.append(RenderedBlock(html: writer.html, firstLine: line > 0 ? line - 1 : nil))
                next = cmark_node_next(node)
            }
            return blocks
        }
    }

    /// The first of some blocks that what follows them may change: the last, with a paragraph that it was a part of.
    static func firstOpen(of blocks: [RenderedBlock]) -> Int {
        var open = max(0, blocks.count - 1)
        while open > 0, blocks[open - 1].firstLine == nil { open -= 1 }
        return open
    }
}

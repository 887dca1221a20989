import Markdown

extension MarkdownDocument {
    /// Reads a text; `lines` are the lines of the source, without their line feeds.
    ///
    /// The time it takes is not linear where a line is very long: the caller sees to that.
    init(lines: [String]) {
        self.init(
            blocks: MarkdownTree.reading(lines) { root in SyntaxTree(lines: lines).blocks(in: root, depth: 0) }
        )
    }
}

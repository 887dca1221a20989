/// How the source that is still open goes on with blocks that are on the screen in part.
///
/// The finished part of a list, a quote, a table or a block of code is printed and forgotten. For the rest to be read as
/// what it is, lines are put before it that open the same containers again.
struct Continuation {
    /// A container, from the outermost to the innermost, and what its rest depends on.
    enum Level {
        case quote
        /// The number of the first item that is left, if the items have numbers.
        case list(firstNumber: Int?)
        /// The item's marker is printed, with a box if it is a task.
        case item(isTask: Bool)
        case code(CodeHighlighter)
        case html
        /// The table's first rows, which decide about its shape.
        case table(MarkdownDocument.Table)
        /// A block that was cut since it is too long; the rest follows without a blank row.
        case text
    }

    var levels: [Level] = []
    /// The lines that open the containers. Each container begins with an empty heading, which nothing runs on from.
    var lines: [String] = []

    /// The blocks without the headings that only open containers.
    func stripped(_ blocks: [MarkdownDocument.Block]) -> [MarkdownDocument.Block] {
        Self.strip(blocks, levels[...])
    }

    private static func strip(
        _ blocks: [MarkdownDocument.Block],
        _ levels: ArraySlice<Level>
    ) -> [MarkdownDocument.Block] {
        guard let level = levels.first, var block = blocks.first else { return blocks }
        switch (level, block.content) {
        case (.quote, .quote(let inner)):
            block.content = .quote(strip(Array(inner.dropFirst()), levels.dropFirst()))
        case (.list, .list(var list)):
            let levels = levels.dropFirst()
            guard levels.first?.isItem == true, !list.items.isEmpty else { return blocks }
            list.items[0].blocks = strip(Array(list.items[0].blocks.dropFirst()), levels.dropFirst())
            block.content = .list(list)
        case (.html, .html(let lines)): block.content = .html(Array(lines.dropFirst()))
        default: return blocks
        }
        return [block] + blocks.dropFirst()
    }
}

extension Continuation.Level {
    var isQuote: Bool { if case .quote = self { true } else { false } }
    var isItem: Bool { if case .item = self { true } else { false } }
    var isHTML: Bool { if case .html = self { true } else { false } }
    var isText: Bool { if case .text = self { true } else { false } }
}

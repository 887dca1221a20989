/// Reads Markdown line by line, and hands out each block when nothing can change it any more.
///
/// It is CommonMark with tables and tasks as far as chats need it. It differs where models write carelessly: code ends at
/// its fence and not where a line is indented too little, an underlined heading takes three characters, and what is
/// indented by four columns is text.
struct BlockReader: Sendable {
    private enum Leaf {
        case paragraph(String)
        case code(OpenCode)
        case table(MarkdownBlock.Table)
    }

    /// How deep quotes and items are told apart; what is deeper is text.
    private static let maximumDepth = 16

    private var containers: [Container] = []
    private var leaf: Leaf?
    /// The marker of an item whose first block has not begun.
    private var marker: MarkdownBlock.Marker?
    private var nextID = 0

    /// Reads a line without its end, and adds the blocks that it finishes.
    mutating func read(_ text: Substring, into blocks: inout [MarkdownBlock]) {
        var line = SourceLine(text)
        let matched = containers.prefix { $0.takePrefix(of: &line) }.count
        if case .code = leaf {
            if containers[matched...].allSatisfy(\.isItem) { return readCode(line, into: &blocks) }
            close(into: &blocks)
        }
        if line.isBlank {
            close(into: &blocks)
            leave(matched, into: &blocks)
        } else if !extendParagraph(line, matched, into: &blocks) {
            enter(&line, matched, into: &blocks)
            readLeaf(line, into: &blocks)
        }
    }

    /// The blocks that are open, if the text ended with this line.
    func preview(_ line: Substring) -> [MarkdownBlock] {
        var (copy, blocks) = (self, [MarkdownBlock]())
        if !line.isEmpty { copy.read(line, into: &blocks) }
        copy.close(into: &blocks)
        copy.leave(0, into: &blocks)
        return blocks
    }

    // MARK: Containers

    /// Opens the quotes and items that a line begins, after those that end before it are closed.
    private mutating func enter(_ line: inout SourceLine, _ matched: Int, into blocks: inout [MarkdownBlock]) {
        var previous = matched < containers.count ? containers[matched] : nil
        if previous != nil { close(into: &blocks) }
        let isListed = containers.contains(where: \.isItem)
        leave(matched, into: &blocks)
        while containers.count < Self.maximumDepth {
            guard let start = line.containerStart(isListed: isListed, isInParagraph: isParagraph) else { return }
            close(into: &blocks)
            finishItem(into: &blocks)
            switch start {
            case .quote:
                line.takeQuoteMarker()
                containers.append(.quote)
            case .item(let item):
                containers.append(.item(line.take(item, after: previous)))
                marker = line.takeTask() ?? containers.last?.marker
            }
            previous = nil
        }
    }

    /// Leaves the containers from a level on.
    private mutating func leave(_ level: Int, into blocks: inout [MarkdownBlock]) {
        guard level < containers.count else { return }
        finishItem(into: &blocks)
        containers.removeSubrange(level...)
    }

    /// An item that ends before anything of it has come is an empty paragraph.
    private mutating func finishItem(into blocks: inout [MarkdownBlock]) {
        if marker != nil { add(.paragraph(""), to: &blocks) }
    }

    // MARK: Leaves

    private var isParagraph: Bool {
        if case .paragraph = leaf { true } else { false }
    }

    /// Adds a line to the paragraph that is open, if it belongs there.
    private mutating func extendParagraph(
        _ line: SourceLine,
        _ matched: Int,
        into blocks: inout [MarkdownBlock]
    ) -> Bool {
        guard case .paragraph(var text) = leaf else { return false }
        if matched == containers.count {
            if let level = line.underlineLevel {
                leaf = nil
                add(.heading(level: level, text), to: &blocks)
                return true
            }
            if let table = MarkdownBlock.Table(below: text.lastLine, delimiterRow: line.text) {
                leaf = text.withoutLastLine.map(Leaf.paragraph)
                close(into: &blocks)
                leaf = .table(table)
                return true
            }
        }
        let isListed = containers.contains(where: \.isItem)
        guard line.containerStart(isListed: isListed, isInParagraph: true) == nil, !line.startsLeaf else {
            return false
        }
        leaf = nil
        text += "\n" + line.text
        leaf = .paragraph(text)
        return true
    }

    private mutating func readLeaf(_ line: SourceLine, into blocks: inout [MarkdownBlock]) {
        if case .table(var table) = leaf, !line.startsLeaf, line.text.utf8.contains(UInt8(ascii: "|")) {
            leaf = nil
            table.addRow(line.text)
            leaf = .table(table)
            return
        }
        close(into: &blocks)
        if let code = OpenCode(line) {
            leaf = .code(code)
        } else if let heading = line.heading {
            add(.heading(level: heading.level, heading.text), to: &blocks)
        } else if line.isThematicBreak {
            add(.thematicBreak, to: &blocks)
        } else if !line.isBlank {
            leaf = .paragraph(String(line.text))
        }
    }

    private mutating func readCode(_ line: SourceLine, into blocks: inout [MarkdownBlock]) {
        guard case .code(var code) = leaf.take() else { return }
        if code.isClosed(by: line) {
            add(.code(code.block), to: &blocks)
        } else {
            code.add(line)
            leaf = .code(code)
        }
    }

    private mutating func close(into blocks: inout [MarkdownBlock]) {
        guard let leaf = leaf.take() else { return }
        switch leaf {
        case .paragraph(let text): add(.paragraph(text.trimmingLineEnds), to: &blocks)
        case .code(let code): add(.code(code.block), to: &blocks)
        case .table(let table): add(.table(table), to: &blocks)
        }
    }

    private mutating func add(_ content: MarkdownBlock.Content, to blocks: inout [MarkdownBlock]) {
        let depth = containers.count { $0.isItem }
        blocks.append(
            MarkdownBlock(
                id: nextID,
                quotes: containers.count - depth,
                depth: depth,
                marker: marker.take(),
                content: content
            )
        )
        nextID += 1
    }
}

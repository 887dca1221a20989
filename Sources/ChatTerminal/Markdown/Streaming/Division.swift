/// Divides what has been read into blocks that are finished, whatever follows, and the source that is still open.
///
/// Finished is what has a block, an item or a row behind it, at every level of containers; of code, each line; of a
/// table, each row once enough rows have come to decide about its columns.
struct Division {
    typealias Block = MarkdownDocument.Block
    typealias Levels = ArraySlice<Continuation.Level>

    /// Where something is divided.
    struct Cut<Content> {
        /// What is finished.
        var finished: Content
        /// The first line of the source that is still open.
        let firstLine: Int
        /// How the open source continues what is finished.
        var rest: Continuation

        func map<Other>(_ transform: (Content) -> Other) -> Cut<Other> {
            Cut<Other>(finished: transform(finished), firstLine: firstLine, rest: rest)
        }
    }

    /// How deep containers are divided; what is deeper is finished with its container.
    private static let maximumDepth = 16

    /// The lines that were read, those of the continuation included.
    let lines: [String]
    /// Whether all is finished by decree, since too much is open: what follows goes on as another block.
    let isForced: Bool

    /// Divides blocks, the first of which continue others; nil where nothing is finished.
    func cut(_ blocks: [Block], continuing levels: Levels, in path: ContainerPath = ContainerPath()) -> Cut<[Block]>? {
        guard let last = blocks.last else { return nil }
        let others = blocks.dropLast()
        if let cut = cut(last, continuing: others.isEmpty ? levels : [], in: path) {
            return cut.map { others + [Block(content: $0, place: last.place)] }
        }
        guard !others.isEmpty else { return nil }
        return Cut(finished: Array(others), firstLine: firstLine(of: last.place), rest: Continuation())
    }

    private func cut(_ block: Block, continuing levels: Levels, in path: ContainerPath) -> Cut<Block.Content>? {
        let isDeep = path.containers.count >= Self.maximumDepth
        let cut: Cut<Block.Content>? =
            switch block.content {
            case .quote(let blocks) where !isDeep: self.cut(quote: blocks, continuing: levels, in: path)
            case .list(let list) where !isDeep: self.cut(list, continuing: levels, in: path)
            case .code(let code): self.cut(code, at: block.place, continuing: levels)
            case .html(let lines): self.cut(html: lines, at: block.place, continuing: levels)
            case .table(let table): self.cut(table, at: block.place, continuing: levels)
            default: nil
            }
        guard cut == nil, isForced else { return cut }
        return Cut(finished: block.content, firstLine: lines.count, rest: Continuation(levels: [.text], lines: []))
    }

    private func cut(quote blocks: [Block], continuing levels: Levels, in path: ContainerPath) -> Cut<Block.Content>? {
        let inner = levels.first?.isQuote == true ? levels.dropFirst() : []
        guard var cut = cut(blocks, continuing: inner, in: path.adding(.quote)) else { return nil }
        cut.rest.enclose(in: [.quote], opening: "> #", prefix: "> ")
        return cut.map(Block.Content.quote)
    }

    private func cut(
        _ list: MarkdownDocument.List,
        continuing levels: Levels,
        in path: ContainerPath
    ) -> Cut<Block.Content>? {
        guard let last = list.items.last else { return nil }
        var first = list.start
        if case .list(let continued)? = levels.first { first = continued }
        let lastNumber = first.map { $0 + list.items.count - 1 }
        let others = list.items.dropLast()
        if let cut = cut(last, number: lastNumber, continuing: others.isEmpty ? levels.dropFirst() : [], in: path) {
            return cut.map { .list(MarkdownDocument.List(start: list.start, items: others + [$0])) }
        }
        guard !others.isEmpty else { return nil }
        return Cut(
            finished: .list(MarkdownDocument.List(start: list.start, items: Array(others))),
            firstLine: firstLine(of: last.place),
            rest: Continuation(levels: [.list(firstNumber: lastNumber)], lines: [])
        )
    }

    private func cut(
        _ item: MarkdownDocument.Item,
        number: Int?,
        continuing levels: Levels,
        in path: ContainerPath
    ) -> Cut<MarkdownDocument.Item>? {
        guard let marker = ItemMarker(of: item, in: lines, below: path) else { return nil }
        let inner = levels.first?.isItem == true ? levels.dropFirst() : []
        var isTask = item.isChecked != nil
        if case .item(true)? = levels.first { isTask = true }
        let container = ContainerPath.Container.item(
            line: item.place.line,
            contentColumn: item.place.column + marker.text.utf8.count + marker.padding,
            indent: marker.indent
        )
        guard var cut = cut(item.blocks, continuing: inner, in: path.adding(container)) else { return nil }
        cut.rest.enclose(
            in: [.list(firstNumber: number), .item(isTask: isTask)],
            opening: marker.opening + "#",
            prefix: String(repeating: " ", count: marker.indent)
        )
        return cut.map { MarkdownDocument.Item(place: item.place, isChecked: item.isChecked, blocks: $0) }
    }

    private func cut(
        _ code: MarkdownDocument.Code,
        at place: MarkdownDocument.Place,
        continuing levels: Levels
    ) -> Cut<Block.Content>? {
        // A block that is closed has its closing fence among its lines, or lines behind it that are not its own.
        guard let info = code.info, !code.lines.isEmpty, lines.count - place.line - 1 == code.lines.count else {
            return nil
        }
        var highlighter = CodeHighlighter(CodeLanguage(name: info))
        if case .code(let continued)? = levels.first { highlighter = continued }
        for line in code.lines { _ = highlighter.highlight(line) }
        let fence = String(repeating: " ", count: code.fenceIndent) + lines[place.line].utf8Suffix(from: place.column)
        return Cut(
            finished: .code(code),
            firstLine: lines.count,
            rest: Continuation(levels: [.code(highlighter)], lines: [fence])
        )
    }

    private func cut(
        html: [String],
        at place: MarkdownDocument.Place,
        continuing levels: Levels
    ) -> Cut<Block.Content>? {
        // The first line opens the rest again; where the rest is what is read here, it is not among the block's lines.
        let opening = levels.first?.isHTML == true ? 1 : 0
        guard html.count > 1, lines.count - place.line == html.count + opening else { return nil }
        return Cut(
            finished: .html(html),
            firstLine: lines.count,
            rest: Continuation(levels: [.html], lines: [lines[place.line].utf8Suffix(from: place.column)])
        )
    }

    private func cut(
        _ table: MarkdownDocument.Table,
        at place: MarkdownDocument.Place,
        continuing levels: Levels
    ) -> Cut<Block.Content>? {
        guard !table.rows.isEmpty, lines.count - place.line - 2 == table.rows.count else { return nil }
        var beginning = table
        if case .table(let continued)? = levels.first {
            beginning = continued
        } else {
            guard table.rows.count >= TableLayout.decidingRows else { return nil }
            beginning.rows.removeSubrange(TableLayout.decidingRows...)
        }
        return Cut(
            finished: .table(table),
            firstLine: lines.count,
            rest: Continuation(
                levels: [.table(beginning)],
                lines: [String(lines[place.line].drop { $0 == " " || $0 == ">" }), table.delimiterRow]
            )
        )
    }

    /// The first of the blank lines before it, for the blank row on the screen.
    private func firstLine(of place: MarkdownDocument.Place) -> Int {
        var line = place.line
        while line > 0, lines[line - 1].isBlankInQuote { line -= 1 }
        return line
    }
}

extension Continuation {
    /// Puts a container around it.
    fileprivate mutating func enclose(in outer: [Level], opening: String, prefix: String) {
        levels = outer + levels
        lines = [opening] + lines.map { prefix + $0 }
    }
}

extension MarkdownDocument.Table {
    /// The row of dashes that says how the columns are aligned.
    fileprivate var delimiterRow: String {
        let cells = alignments.map { alignment in
            switch alignment {
            case .left: "-"
            case .center: ":-:"
            case .right: "-:"
            }
        }
        return "|" + cells.joined(separator: "|") + "|"
    }
}

extension String {
    /// What stands from a column on, where only ASCII is before it.
    fileprivate func utf8Suffix(from column: Int) -> String {
        String(decoding: utf8.dropFirst(column), as: UTF8.self)
    }
}

/// Lays blocks out as rows of the screen.
struct BlockLayout {
    typealias Block = MarkdownDocument.Block

    /// Longer rows of running text are hard to read; code and tables may be wider.
    static let widestText = 100
    /// Where less is left, what is nested is not indented any further.
    private static let narrowest = 8

    var width: Int
    let hasHyperlinks: Bool
    /// How many lists stand around the blocks.
    private var listDepth = 0

    init(width: Int, hasHyperlinks: Bool) {
        self.width = max(width, 2)
        self.hasHyperlinks = hasHyperlinks
    }

    private var inlines: InlineLayout { InlineLayout(hasHyperlinks: hasHyperlinks) }

    /// The rows of a document's blocks.
    ///
    /// - Parameters:
    ///   - levels: Which of the first blocks, from the outermost to the innermost, have rows on the screen already.
    ///   - isFirst: Whether nothing stands before them.
    func rows(of blocks: [Block], continuing levels: ArraySlice<Continuation.Level>, isFirst: Bool) -> [StyledText] {
        rows(of: blocks, continuing: levels, isContinued: !isFirst) { _ in true }
    }

    /// The rows of blocks that stand below each other; `isParted` says whether there is a blank row before one.
    private func rows(
        of blocks: [Block],
        continuing levels: ArraySlice<Continuation.Level>,
        isContinued: Bool,
        isParted: (Block) -> Bool = { $0.place.followsBlankLine }
    ) -> [StyledText] {
        var result: [StyledText] = []
        for (index, block) in blocks.enumerated() {
            let levels = index == 0 ? levels : []
            let rows = rows(of: block, continuing: levels)
            let parts = levels.isEmpty ? isParted(block) : levels.first?.isText == true && block.place.followsBlankLine
            if !rows.isEmpty, parts, isContinued || index > 0 { result.append(StyledText()) }
            result += rows
        }
        return result
    }

    private func rows(of block: Block, continuing levels: ArraySlice<Continuation.Level>) -> [StyledText] {
        switch block.content {
        case .paragraph(let content): textRows(inlines.text(of: content))
        case .heading(let level, let content): textRows(inlines.text(of: content, style: .heading(level)))
        case .code(let code): rows(of: code, continuing: levels)
        case .html(let lines): lines.flatMap { LineWrapping.rows(ofCode: StyledText($0, .dim), width: width) }
        case .thematicBreak: [StyledText(String(repeating: "─", count: min(width, 40)), .dim)]
        case .quote(let blocks): rows(ofQuote: blocks, continuing: levels)
        case .list(let list): rows(of: list, continuing: levels)
        case .table(let table): rows(of: table, continuing: levels)
        }
    }

    private func textRows(_ text: StyledText) -> [StyledText] {
        LineWrapping.rows(of: text, width: min(width, Self.widestText))
    }

    private func rows(of code: MarkdownDocument.Code, continuing levels: ArraySlice<Continuation.Level>) -> [StyledText]
    {
        var highlighter = CodeHighlighter(code.info.flatMap { CodeLanguage(name: $0) })
        var lines: [StyledText] = []
        if case .code(let continued)? = levels.first {
            highlighter = continued
        } else if let label = code.label {
            lines.append(StyledText(label, TextStyle.dim.adding(.italic)))
        }
        lines += code.lines.map { highlighter.highlight($0) }
        return prefixed(StyledText("  "), StyledText("  ")) { layout in
            lines.flatMap { LineWrapping.rows(ofCode: $0, width: layout.width) }
        }
    }

    private func rows(ofQuote blocks: [Block], continuing levels: ArraySlice<Continuation.Level>) -> [StyledText] {
        let isContinued = levels.first?.isQuote == true
        let bar = StyledText("│ ", .dim)
        let rows = prefixed(bar, bar) {
            $0.rows(of: blocks, continuing: levels.dropFirst(), isContinued: isContinued)
        }
        return rows.isEmpty && !isContinued ? [bar] : rows
    }

    private func rows(of list: MarkdownDocument.List, continuing levels: ArraySlice<Continuation.Level>) -> [StyledText]
    {
        var levels = levels
        var number = list.start
        var isContinued = false
        if case .list(let firstNumber)? = levels.popFirst() {
            number = firstNumber
            isContinued = true
        }
        var result: [StyledText] = []
        for (index, item) in list.items.enumerated() {
            let isPrinted = index == 0 && levels.first?.isItem == true
            var box = item.isChecked.map { $0 ? "[x] " : "[ ] " }
            if index == 0, case .item(true)? = levels.first { box = "[ ] " }
            let marker = marker(box: box, number: number.map { $0 + index })
            let rows = rows(of: item, marker: marker, continuing: index == 0 ? levels : [], isPrinted: isPrinted)
            if item.place.followsBlankLine, isContinued && !isPrinted || index > 0 { result.append(StyledText()) }
            result += rows
        }
        return result
    }

    private func rows(
        of item: MarkdownDocument.Item,
        marker: StyledText,
        continuing levels: ArraySlice<Continuation.Level>,
        isPrinted: Bool
    ) -> [StyledText] {
        let space = StyledText(String(repeating: " ", count: marker.columns))
        let rows = prefixed(isPrinted ? space : marker, space) { layout in
            var layout = layout
            layout.listDepth += 1
            return layout.rows(of: item.blocks, continuing: levels.dropFirst(), isContinued: isPrinted)
        }
        return rows.isEmpty && !isPrinted ? [marker] : rows
    }

    private func marker(box: String?, number: Int?) -> StyledText {
        if let number { return StyledText("\(number). " + (box ?? "")) }
        return StyledText(box ?? (listDepth.isMultiple(of: 2) ? "• " : "◦ "))
    }

    private func rows(
        of table: MarkdownDocument.Table,
        continuing levels: ArraySlice<Continuation.Level>
    ) -> [StyledText] {
        let layout = TableLayout(table, width: width, inlines: inlines)
        guard case .table(let beginning)? = levels.first else {
            return layout.rows(shape: layout.shape, isContinued: false)
        }
        let shape = TableLayout(beginning, width: width, inlines: inlines).shape
        return layout.rows(shape: shape, isContinued: true)
    }

    /// Rows with something before the first and before the others, as long as there is room for it.
    private func prefixed(
        _ first: StyledText,
        _ others: StyledText,
        _ rows: (BlockLayout) -> [StyledText]
    ) -> [StyledText] {
        var inner = self
        inner.width = width - first.columns
        guard inner.width >= Self.narrowest else { return rows(self) }
        return rows(inner).enumerated().map { index, row in
            let prefix = index == 0 ? first : others
            return row.isEmpty ? prefix.withoutSpacesAtEnd : prefix + row
        }
    }
}

extension MarkdownDocument.Code {
    /// The language, as the fence names it.
    fileprivate var label: String? {
        guard let name = info?.split(whereSeparator: \.isWhitespace).first else { return nil }
        return String(name)
    }
}

extension TextStyle {
    fileprivate static func heading(_ level: Int) -> TextStyle {
        switch level {
        case 1: TextStyle.bold.adding(.underline)
        case 2: .bold
        default: TextStyle.bold.adding(.italic)
        }
    }
}

/// Lays a table out in columns that fit its width; where they can't, each row as a list of its cells.
struct TableLayout {
    /// What is decided by the first rows and holds for all that follow, so that a long table can be printed as it comes.
    struct Shape: Hashable {
        /// The columns' widths; nil where they don't fit beside each other.
        let widths: [Int]?
        /// Whether lines part the rows, since a cell takes several.
        let isRuled: Bool
    }

    /// How many rows decide about a table's shape.
    static let decidingRows = 24
    private static let minimumWidth = 4
    private static let separator = " │ "

    private let alignments: [MarkdownDocument.Table.Alignment]
    private let header: [StyledText]
    private let rows: [[StyledText]]
    private let width: Int

    init(_ table: MarkdownDocument.Table, width: Int, inlines: InlineLayout) {
        alignments = table.alignments
        header = table.header.map { inlines.text(of: $0, style: .bold) }
        rows = table.rows.map { row in row.map { inlines.text(of: $0) } }
        self.width = width
    }

    var shape: Shape {
        let deciding = rows.prefix(Self.decidingRows)
        let widths = fittingWidths(for: deciding)
        let isRuled = widths.map { widths in deciding.contains { height(of: $0, widths) > 1 } } ?? false
        return Shape(widths: widths, isRuled: isRuled)
    }

    /// The rows of the screen; `isContinued`: without the header, and with a line before the first row where lines part rows.
    func rows(shape: Shape, isContinued: Bool) -> [StyledText] {
        guard let widths = shape.widths else { return listed(isContinued: isContinued) }
        let rule = self.rule(widths)
        var result = isContinued ? [] : laidOut(header, widths) + [rule]
        for (index, row) in rows.enumerated() {
            if shape.isRuled, index > 0 || isContinued { result.append(rule) }
            result += laidOut(row, widths)
        }
        return result
    }

    private func rule(_ widths: [Int]) -> StyledText {
        StyledText(widths.map { String(repeating: "─", count: $0) }.joined(separator: "─┼─"), .dim)
    }

    private func laidOut(_ cells: [StyledText], _ widths: [Int]) -> [StyledText] {
        let columns = zip(cells, widths).map { cell, width in LineWrapping.rows(of: cell, width: width) }
        let height = columns.map(\.count).max() ?? 1
        return (0..<height).map { line in
            var row = StyledText()
            for (index, column) in columns.enumerated() {
                if index > 0 { row.append(Self.separator, .dim) }
                let text = line < column.count ? column[line] : StyledText()
                row.append(aligned(text, to: widths[index], alignments[index], isLast: index == columns.count - 1))
            }
            return row
        }
    }

    private func aligned(
        _ text: StyledText,
        to width: Int,
        _ alignment: MarkdownDocument.Table.Alignment,
        isLast: Bool
    ) -> StyledText {
        let space = max(0, width - text.columns)
        let before =
            switch alignment {
            case .left: 0
            case .center: space / 2
            case .right: space
            }
        let after = isLast ? 0 : space - before
        return StyledText(String(repeating: " ", count: before)) + text
            + StyledText(String(repeating: " ", count: after))
    }

    private func height(of row: [StyledText], _ widths: [Int]) -> Int {
        zip(row, widths).map { cell, width in LineWrapping.rows(of: cell, width: width).count }.max() ?? 1
    }

    /// Each column as wide as its widest cell; where that is too much, the widest columns give way.
    private func fittingWidths(for rows: some Sequence<[StyledText]>) -> [Int]? {
        var widths = alignments.indices.map { column in
            rows.reduce(header[column].widestLine) { widest, row in
                column < row.count ? max(widest, row[column].widestLine) : widest
            }
        }
        let available = width - DisplayWidth.columns(Self.separator) * (widths.count - 1)
        widths = widths.map { min(max($0, 1), max(available, 1)) }
        guard available >= widths.reduce(0, { $0 + min($1, Self.minimumWidth) }) else { return nil }
        for _ in 0..<max(0, widths.reduce(0, +) - available) {
            guard let widest = widths.max(), let column = widths.lastIndex(of: widest) else { break }
            widths[column] -= 1
        }
        return widths
    }

    private func listed(isContinued: Bool) -> [StyledText] {
        var result: [StyledText] = []
        for (index, row) in rows.enumerated() {
            if index > 0 || isContinued { result.append(StyledText("───", .dim)) }
            for (title, cell) in zip(header, row) {
                result += LineWrapping.rows(of: title + StyledText(": ", .bold) + cell, width: width)
            }
        }
        if rows.isEmpty { result = header.flatMap { LineWrapping.rows(of: $0, width: width) } }
        return result
    }
}

extension StyledText {
    /// The columns of the widest of its lines.
    fileprivate var widestLine: Int {
        let text = runs.map(\.text).joined()
        return text.split(separator: "\n").map { DisplayWidth.mostColumns($0) }.max() ?? 0
    }
}

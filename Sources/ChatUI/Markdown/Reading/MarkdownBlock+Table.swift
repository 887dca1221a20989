extension MarkdownBlock.Table {
    /// Makes a table without rows of its header and the row of dashes below it; `nil` where these are none.
    init?(below header: Substring, delimiterRow: Substring) {
        guard delimiterRow.utf8.contains(UInt8(ascii: "-")), header.utf8.contains(UInt8(ascii: "|")) else { return nil }
        var alignments: [Alignment] = []
        for cell in delimiterRow.tableCells {
            guard let alignment = Alignment(cell) else { return nil }
            alignments.append(alignment)
        }
        let cells = header.tableCells
        guard !cells.isEmpty, cells.count == alignments.count else { return nil }
        self.init(alignments: alignments, header: cells)
    }

    /// Adds a row; cells that are missing are empty, and those beyond the header's are dropped.
    mutating func addRow(_ text: Substring) {
        let cells = text.tableCells.prefix(header.count)
        rows.append(cells + Array(repeating: "", count: header.count - cells.count))
    }
}

extension MarkdownBlock.Table.Alignment {
    /// Reads a cell of the row of dashes; `nil` where it is none.
    fileprivate init?(_ cell: String) {
        let dashes = cell.utf8.filter { $0 != UInt8(ascii: ":") }
        guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
        guard !cell.dropFirst().dropLast().contains(":") else { return nil }
        let ends = (cell.hasPrefix(":"), cell.hasSuffix(":"))
        self = ends.1 ? (ends.0 ? .center : .trailing) : .leading
    }
}

extension Substring {
    /// The cells of a row: what stands between bars that are neither escaped nor code.
    fileprivate var tableCells: [String] {
        var cells = [""]
        var (isEscaped, isCode) = (false, false)
        for scalar in trimmingSpaces.unicodeScalars {
            if scalar == "`", !isEscaped { isCode.toggle() }
            if scalar == "|", !isEscaped, !isCode {
                cells.append("")
            } else {
                if scalar == "|", isEscaped { cells[cells.count - 1].unicodeScalars.removeLast() }
                cells[cells.count - 1].unicodeScalars.append(scalar)
            }
            isEscaped = scalar == "\\" && !isEscaped
        }
        let trimmed = cells.map { String($0[...].trimmingSpaces) }
        let start = trimmed.count > 1 && trimmed.first?.isEmpty == true ? 1 : 0
        let end = trimmed.count > start + 1 && trimmed.last?.isEmpty == true ? 1 : 0
        return Array(trimmed[start..<(trimmed.count - end)])
    }
}

/// Markup that makes cmark-gfm 0.29 take a time, or a room, that grows with the square of a text's length. No answer holds
/// so much of it unless it was made for that.
enum HostileMarkup {
    /// How many declarations may be open at once: the parser looks for the end of each to the end of the text.
    private static let maximumDeclarations = 256
    /// How many cells a table may have: the parser makes those that a row lacks.
    private static let maximumCells = 1 << 18

    /// Lines that the parser may read as one paragraph or table, with such markup as plain text.
    static func escaped(in run: [String]) -> [String] {
        let isOpen = openDeclarations(in: run) > maximumDeclarations
        let columns = maximumCells / max(1, run.count)
        return run.map { line in
            var line = line
            if isOpen { line = line.escapingDeclarations }
            if line.utf8.count > columns, line.isDelimiterRow(over: columns) { line = "\\" + line }
            return line
        }
    }

    /// How many instructions (`<?`), declarations (`<!A`) and sections (`<![`) are open at most at the end of the lines.
    private static func openDeclarations(in run: [String]) -> Int {
        var (instructions, declarations, sections) = (0, 0, 0)
        var (before, last) = (UInt8(0), UInt8(0))
        for line in run where line.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }) {
            for byte in line.utf8 {
                switch (before, last, byte) {
                case (_, UInt8(ascii: "<"), UInt8(ascii: "?")): instructions += 1
                case (UInt8(ascii: "<"), UInt8(ascii: "!"), UInt8(ascii: "A")...UInt8(ascii: "Z")): declarations += 1
                case (UInt8(ascii: "<"), UInt8(ascii: "!"), UInt8(ascii: "[")): sections += 1
                case (_, _, UInt8(ascii: ">")):
                    declarations = 0
                    if last == UInt8(ascii: "?") { instructions = 0 }
                    if (before, last) == (UInt8(ascii: "]"), UInt8(ascii: "]")) { sections = 0 }
                default: break
                }
                (before, last) = (last, byte)
            }
        }
        return max(instructions, declarations, sections)
    }
}

extension String {
    fileprivate var escapingDeclarations: String {
        var bytes: [UInt8] = []
        for (byte, next) in zip(utf8, Array(utf8.dropFirst()) + [0]) {
            if byte == UInt8(ascii: "<"), next == UInt8(ascii: "?") || next == UInt8(ascii: "!") {
                bytes.append(UInt8(ascii: "\\"))
            }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether it may be the line below a table's head, with more columns than so many.
    fileprivate func isDelimiterRow(over columns: Int) -> Bool {
        let bars = utf8.reduce(0) { $1 == UInt8(ascii: "|") ? $0 + 1 : $0 }
        return bars + 1 > columns && utf8.allSatisfy { Self.delimiters.contains($0) }
    }

    private static let delimiters = Set("|-: \t>".utf8)
}

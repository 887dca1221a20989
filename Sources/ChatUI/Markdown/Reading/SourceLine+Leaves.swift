/// What a line is by itself.
extension SourceLine {
    /// Whether it begins a block that needs no other line.
    var startsLeaf: Bool { isThematicBreak || heading != nil || OpenCode(self) != nil }

    /// Whether it is three or more `-`, `*` or `_`, and spaces.
    var isThematicBreak: Bool {
        guard indent < 4, let mark = text.utf8.first, "-*_".utf8.contains(mark) else { return false }
        var count = 0
        for byte in text.utf8 {
            if byte == mark { count += 1 } else if byte != UInt8(ascii: " ") { return false }
        }
        return count >= 3
    }

    /// The level and the text of a heading behind `#`.
    var heading: (level: Int, text: String)? {
        guard indent < 4 else { return nil }
        let level = text.utf8.prefix { $0 == UInt8(ascii: "#") }.count
        guard (1...6).contains(level) else { return nil }
        let rest = Substring(text.utf8.dropFirst(level))
        guard rest.isEmpty || rest.utf8.first == UInt8(ascii: " ") else { return nil }
        return (level, String(rest.trimmingSpaces.withoutClosingMarks))
    }

    /// The level of a heading that this line underlines.
    var underlineLevel: Int? {
        let mark = text.trimmingSpaces
        guard indent < 4, mark.utf8.count >= 3, let first = mark.utf8.first else { return nil }
        guard mark.utf8.allSatisfy({ $0 == first }) else { return nil }
        return first == UInt8(ascii: "=") ? 1 : first == UInt8(ascii: "-") ? 2 : nil
    }
}

extension Substring {
    /// Without spaces and tabs at both ends.
    var trimmingSpaces: Substring {
        func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let start = utf8.drop(while: isSpace)
        guard let end = start.lastIndex(where: { !isSpace($0) }) else { return "" }
        return Substring(start[...end])
    }

    /// Without the `#` that may close a heading.
    fileprivate var withoutClosingMarks: Substring {
        guard let end = utf8.lastIndex(where: { $0 != UInt8(ascii: "#") }) else { return "" }
        let head = Substring(utf8[...end])
        return utf8[end] == UInt8(ascii: " ") ? head.trimmingSpaces : self
    }
}

extension String {
    /// The text behind the last line break.
    var lastLine: Substring {
        let start = utf8.lastIndex(of: UInt8(ascii: "\n")).map(utf8.index(after:)) ?? startIndex
        return self[start...]
    }

    /// The text before the last line break; `nil` where there is none.
    var withoutLastLine: String? {
        utf8.lastIndex(of: UInt8(ascii: "\n")).map { String(self[..<$0]) }
    }

    /// Without the spaces and the backslashes that would break lines, since every line of a paragraph is broken anyway.
    var trimmingLineEnds: String {
        let lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            let text = Substring(line).trimmingSpaces
            return line.endIndex < endIndex && text.utf8.last == UInt8(ascii: "\\")
                ? Substring(text.utf8.dropLast()) : text
        }
        return lines.joined(separator: "\n")
    }
}

/// Cuts a text that comes in pieces into lines, cleaned of what a terminal or the parser can't take.
///
/// Control characters are dropped, tabs become spaces. A line that is very long is cut, since cmark-gfm takes time that
/// grows with the square of a line's length; in running text the cut doesn't show.
struct SourceLines {
    /// How many bytes a line may have.
    static let maximumLength = 4096
    private static let tabStop = 4

    /// The line that has not ended yet, as it came.
    private var pending = ""

    /// Takes a piece, and returns the lines that end in it.
    mutating func append(_ piece: String) -> [String] {
        var lines: [String] = []
        for (index, part) in piece.withoutControlCharacters.utf8.split(
            separator: UInt8(ascii: "\n"),
            omittingEmptySubsequences: false
        ).enumerated() {
            if index > 0 { lines.append(take()) }
            pending += String(part) ?? ""
            while let line = cutLine() { lines.append(line) }
        }
        return lines
    }

    /// The line that has not ended yet.
    var unfinished: String { Self.cleaned(pending) }

    /// Ends the last line, if there is one.
    mutating func finish() -> [String] {
        pending.isEmpty ? [] : [take()]
    }

    private mutating func take() -> String {
        defer { pending = "" }
        return Self.cleaned(pending)
    }

    /// The beginning of the pending line, where that is too long.
    private mutating func cutLine() -> String? {
        guard pending.utf8.count > Self.maximumLength else { return nil }
        let end = pending.cut(near: Self.maximumLength)
        defer { pending.removeSubrange(..<end) }
        return Self.cleaned(String(pending[..<end]))
    }

    private static func cleaned(_ line: String) -> String {
        line.expandingTabs(to: tabStop).limitingNesting(to: SyntaxTree.maximumDepth)
    }
}

extension String {
    /// Where to cut a long line: before a word, that the rest is not taken for a list or the like; else anywhere.
    fileprivate func cut(near length: Int) -> Index {
        let scalars = unicodeScalars
        let limit = utf8.index(utf8.startIndex, offsetBy: length).scalarStart(in: self)
        var index = limit
        while index > startIndex {
            let before = scalars.index(before: index)
            if scalars[before] == " ", scalars[index].properties.isAlphabetic { return index }
            index = before
        }
        return limit
    }

    fileprivate func expandingTabs(to stop: Int) -> String {
        guard utf8.contains(UInt8(ascii: "\t")) else { return self }
        var column = 0
        return reduce(into: "") { text, character in
            let columns = character == "\t" ? stop - column % stop : DisplayWidth.columns(of: character)
            text += character == "\t" ? String(repeating: " ", count: columns) : String(character)
            column += columns
        }
    }

    /// Escapes the marker that would open one container too many: a parser takes long for thousands in one line.
    fileprivate func limitingNesting(to depth: Int) -> String {
        guard utf8.count > 2 * depth, !isRule else { return self }
        var depth = depth
        for (index, byte) in zip(utf8.indices, utf8) {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "0")...UInt8(ascii: "9"): continue
            case UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "."), UInt8(ascii: ")"):
                if utf8[utf8.index(after: index)...].first == UInt8(ascii: " ") { depth -= 1 }
            default: return self
            }
            if depth < 0 { return String(self[..<index]) + "\\" + String(self[index...]) }
        }
        return self
    }

    /// Whether it is a line across, or the line below a heading.
    private var isRule: Bool {
        guard let first = utf8.first(where: { $0 != UInt8(ascii: " ") }) else { return true }
        return first != UInt8(ascii: ">") && utf8.allSatisfy { $0 == first || $0 == UInt8(ascii: " ") }
    }
}

extension String.Index {
    /// The beginning of the scalar that the index is in.
    fileprivate func scalarStart(in text: String) -> String.Index {
        var index = self
        while index.samePosition(in: text.unicodeScalars) == nil { index = text.utf8.index(before: index) }
        return index
    }
}

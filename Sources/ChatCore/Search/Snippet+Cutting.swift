extension SearchHit.Snippet {
    /// How many characters stand before the first match, and how many there are in all.
    private static let (lead, length) = (40, 160)

    /// Cuts the part of a text around the first match.
    init(of text: String, matches: [Range<String.Index>]) {
        let first = matches.first?.lowerBound ?? text.startIndex
        let start = text.index(first, offsetBy: -Self.lead, limitedBy: text.startIndex) ?? text.startIndex
        let end = text.index(start, offsetBy: Self.length, limitedBy: text.endIndex) ?? text.endIndex
        var line = Line(isInside: start > text.startIndex)
        for index in text[start..<end].indices {
            line.append(text[index], isMatch: matches.contains { $0.contains(index) })
        }
        line.finish(isInside: end < text.endIndex)
        self.init(text: line.text, matches: line.matches)
    }

    /// A line that grows by characters.
    private struct Line {
        var text: String
        /// Where matches begin and end, in bytes.
        private var bounds: [Range<Int>] = []
        private var wasMatch = false

        init(isInside: Bool) {
            text = isInside ? "…" : ""
        }

        var matches: [Range<String.Index>] {
            bounds.map { bounds in
                text.utf8.index(
                    text.startIndex,
                    offsetBy: bounds.lowerBound
                )..<text.utf8.index(text.startIndex, offsetBy: bounds.upperBound)
            }
        }

        /// Adds a character; white space of any length is one space.
        mutating func append(_ character: Character, isMatch: Bool) {
            if character.isWhitespace, text.isEmpty || text.last == " " { return }
            let start = text.utf8.count
            text.append(character.isWhitespace ? " " : character)
            if isMatch {
                let from = wasMatch ? bounds.popLast()?.lowerBound ?? start : start
                bounds.append(from..<text.utf8.count)
            }
            wasMatch = isMatch
        }

        mutating func finish(isInside: Bool) {
            if text.last == " ", !wasMatch { text.removeLast() }
            if isInside { text += "…" }
        }
    }
}

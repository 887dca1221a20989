/// Characters around what was found, in a text as the index takes it.
enum Marks {
    static let start: Unicode.Scalar = "\u{1}"
    static let end: Unicode.Scalar = "\u{2}"

    /// A text as the index takes it, in which nothing passes for a mark.
    static func removed(from text: Substring) -> String {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: text.unicodeScalars.map { isControl($0) ? " " : $0 })
        return SearchableText.spaced(String(scalars))
    }

    /// Where in the text itself the marks stand.
    ///
    /// The marked text is that text, but for spaces that were put in: where the two differ, that is one.
    static func ranges(in text: String, marked: String) -> [Range<String.Index>] {
        var ranges: [Range<String.Index>] = []
        var index = text.startIndex
        var lowerBound: String.Index?
        for scalar in marked.unicodeScalars {
            if scalar == start {
                lowerBound = index
            } else if scalar == end {
                if let lowerBound { ranges.append(lowerBound..<index) }
                lowerBound = nil
            } else if index < text.endIndex, isSame(scalar, as: text.unicodeScalars[index]) {
                index = text.unicodeScalars.index(after: index)
            }
        }
        return ranges
    }

    /// Whether a character of the marked text stands for one of the text.
    private static func isSame(_ scalar: Unicode.Scalar, as original: Unicode.Scalar) -> Bool {
        scalar == SearchableText.plain(original) || isControl(original)
    }

    /// Whether it passes for a mark, or, as NUL, for the end of the text.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar <= end }
}

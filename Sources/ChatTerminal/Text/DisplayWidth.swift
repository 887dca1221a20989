/// How many columns of a terminal a text takes.
///
/// A character, with all that combines with it, takes one or two columns: two where it is wide in East Asian text or
/// shows as an emoji, as terminals that know about grapheme clusters count. Control characters take none.
public enum DisplayWidth {
    /// How many columns a text in one line takes; a tab goes on to the next multiple of eight.
    public static func columns(_ text: some StringProtocol) -> Int {
        if let count = asciiColumns(text) { return count }
        return text.reduce(into: 0) { count, character in
            count += character == "\t" ? 8 - count % 8 : columns(of: character)
        }
    }

    /// How many columns a character takes: 0, 1 or 2.
    public static func columns(of character: Character) -> Int {
        if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
        return character.unicodeScalars.reduce(into: 0) { widest, scalar in
            widest = max(widest, columns(of: scalar, in: character))
        }
    }

    /// The columns that a character may take at most: those of its parts one beside the other, for terminals that don't
    /// join an emoji's parts. What is wrapped by it fits everywhere.
    static func mostColumns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard scalars.count > 1 else { return columns(of: character) }
        return max(columns(of: character), scalars.reduce(0) { $0 + columns(of: $1) })
    }

    /// The sum of what the text's characters may take at most.
    static func mostColumns(_ text: some StringProtocol) -> Int {
        asciiColumns(text) ?? text.reduce(0) { $0 + mostColumns(of: $1) }
    }

    /// The beginning of a text that fits; where it doesn't fit whole, an ellipsis ends it.
    public static func truncated(_ text: some StringProtocol, to limit: Int) -> String {
        guard columns(text) > limit else { return String(text) }
        guard limit > 0 else { return "" }
        var taken = 0
        var kept = ""
        for character in text {
            let width = character == "\t" ? 8 - taken % 8 : columns(of: character)
            guard taken + width < limit else { break }
            taken += width
            kept.append(character)
        }
        return kept + "…"
    }

    /// A text cut or filled with spaces to exactly as many columns as asked for, so that columns stand below each other.
    public static func padded(_ text: some StringProtocol, to width: Int) -> String {
        let text = truncated(text, to: width)
        return text + String(repeating: " ", count: max(0, width - columns(text)))
    }

    /// The count where every character is printable ASCII; nearly all text is.
    private static func asciiColumns(_ text: some StringProtocol) -> Int? {
        var count = 0
        for byte in text.utf8 {
            guard (0x20..<0x7F).contains(byte) else { return nil }
            count += 1
        }
        return count
    }

    private static func columns(of scalar: Unicode.Scalar, in character: Character) -> Int {
        // U+FE0F asks for a picture of what is text by itself; so does the cap of a key.
        if scalar == "\u{FE0F}" { return 2 }
        return columns(of: scalar)
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .control, .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return 0
        default: break
        }
        if properties.isDefaultIgnorableCodePoint || isJoiningJamo(scalar) { return 0 }
        return WideScalars.contains(scalar.value) || properties.isEmojiPresentation ? 2 : 1
    }

    /// Whether it is a vowel or final consonant that joins the syllable before it.
    private static func isJoiningJamo(_ scalar: Unicode.Scalar) -> Bool {
        (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
    }
}

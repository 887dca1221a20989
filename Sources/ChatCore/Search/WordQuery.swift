/// What somebody looks for, as the index of words takes it.
enum WordQuery {
    /// More words than these are not looked at.
    private static let mostWords = 32

    /// An expression that finds the texts with all words, the last of which may be only the start of one; `nil` where
    /// there are no words. Each word is quoted: nothing that is typed is an operator or an error.
    static func expression(_ words: String) -> String? {
        let words = words.split(whereSeparator: \.isWhitespace).prefix(mostWords).map(quoted)
        return words.isEmpty ? nil : words.joined(separator: " ") + "*"
    }

    private static func quoted(_ word: Substring) -> String {
        var quoted = "\""
        for character in SearchableText.spaced(String(word)).unicodeScalars where character != "\0" {
            quoted.unicodeScalars.append(character)
            if character == "\"" { quoted.unicodeScalars.append(character) }
        }
        return quoted + "\""
    }
}

/// What a highlighter has to know of a programming language.
struct CodeLanguage {
    /// A string's delimiter.
    struct Quote {
        let mark: String
        var spansLines = false
        var hasEscapes = true
    }

    var keywords: Set<String> = []
    var ignoresCase = false
    var lineComments: [String] = []
    /// The marks at the beginning and at the end of a comment that spans lines.
    var blockComment: (open: String, close: String)?
    /// Longer delimiters first.
    var quotes: [Quote] = [Quote(mark: "\""), Quote(mark: "'")]
    /// Whether a word before a colon is a key, as in YAML.
    var hasKeys = false
    /// Whether words in angle brackets are tags.
    var hasTags = false
    /// Whether a line's first character says what became of it.
    var isDiff = false
    /// What else belongs to a word.
    var wordCharacters: Set<Character> = ["_"]
}

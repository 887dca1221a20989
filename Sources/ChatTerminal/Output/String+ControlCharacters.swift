extension String {
    /// The text without the characters by which a model could move the cursor, retitle the window, rewrite what stands on
    /// the screen or let it be read in another order; line feeds and tabs stay.
    ///
    /// Only what goes to a terminal is cleaned: a pipe gets the answer as it came.
    var withoutControlCharacters: String {
        guard unicodeScalars.contains(where: \.isUnsafeOnTerminal) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isUnsafeOnTerminal }))
    }
}

extension Unicode.Scalar {
    /// The C0 and C1 control characters and DEL, apart from line feed and tab; the embeddings, overrides and isolates of
    /// bidirectional text; the separators of lines and paragraphs. The joiners and marks that scripts need are safe.
    fileprivate var isUnsafeOnTerminal: Bool {
        switch self {
        case "\n", "\t": false
        case "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        default: properties.generalCategory == .control
        }
    }
}

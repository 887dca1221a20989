extension String {
    /// The text without the control characters by which a model could move the cursor, retitle the window or rewrite
    /// what stands on the screen; line feeds and tabs stay.
    ///
    /// Only what goes to a terminal is cleaned: a pipe gets the answer as it came.
    var withoutControlCharacters: String {
        guard unicodeScalars.contains(where: \.isUnsafeOnTerminal) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isUnsafeOnTerminal }))
    }
}

extension Unicode.Scalar {
    /// The C0 and C1 control characters and DEL, apart from line feed and tab.
    fileprivate var isUnsafeOnTerminal: Bool {
        properties.generalCategory == .control && self != "\n" && self != "\t"
    }
}

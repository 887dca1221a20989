/// What a conversation is called that nobody has given a name.
enum ConversationTitle {
    /// How long a title gets, in characters.
    static let longest = 60

    /// The start of a question in one line, cut at a word where that is possible.
    static func title(ofQuestion question: String) -> String {
        // Characters far beyond the end of a title need not be looked at, however long the question is.
        let line = question.prefix(longest * 8).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard line.count > longest else { return line }
        let start = line.prefix(longest - 1)
        let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
        return (words.count * 2 < longest ? start : words) + "…"
    }
}

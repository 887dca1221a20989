/// A text that is being edited, and the place in it: where the keys lead that know of lines and characters.
///
/// A character is what a person takes for one, however many scalars it has; a line ends at a line feed.
struct EditedText: Sendable, Hashable {
    /// The text.
    var scalars: [Unicode.Scalar]
    /// How many scalars stand before the cursor.
    var cursor: Int

    /// How far a character is looked for; a longer one is taken apart.
    private static let longestCharacter = 64

    init(_ scalars: [Unicode.Scalar], cursor: Int) {
        self.scalars = scalars
        self.cursor = min(max(0, cursor), scalars.count)
    }

    /// Where the line begins.
    var startOfLine: Int { startOfLine(at: cursor) }

    /// Where the line ends.
    var endOfLine: Int { endOfLine(at: cursor) }

    /// Where the character before the cursor begins.
    var previousCharacter: Int {
        let before = scalars[max(0, cursor - Self.longestCharacter)..<cursor]
        return cursor - (String(before).last?.unicodeScalars.count ?? 0)
    }

    /// Where the character at the cursor ends.
    var nextCharacter: Int {
        let after = scalars[cursor..<min(scalars.count, cursor + Self.longestCharacter)]
        return cursor + (String(after).first?.unicodeScalars.count ?? 0)
    }

    /// Where the word before the cursor begins: white space ends it.
    var startOfWord: Int {
        let before = scalars[..<cursor]
        let end = before.lastIndex { !$0.properties.isWhitespace } ?? 0
        return before[..<end].lastIndex { $0.properties.isWhitespace }.map { $0 + 1 } ?? 0
    }

    /// The same place in the line above, or its end where it is shorter; nil in the first line.
    var lineAbove: Int? {
        guard startOfLine > 0 else { return nil }
        let end = startOfLine - 1
        return min(startOfLine(at: end) + cursor - startOfLine, end)
    }

    /// The same place in the line below, or its end where it is shorter; nil in the last line.
    var lineBelow: Int? {
        guard endOfLine < scalars.count else { return nil }
        let start = endOfLine + 1
        return min(start + cursor - startOfLine, endOfLine(at: start))
    }

    private func startOfLine(at place: Int) -> Int {
        scalars[..<place].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    }

    private func endOfLine(at place: Int) -> Int {
        scalars[place...].firstIndex(of: "\n") ?? scalars.count
    }
}

extension String {
    init(_ scalars: some Sequence<Unicode.Scalar>) {
        var view = UnicodeScalarView()
        view.append(contentsOf: scalars)
        self.init(view)
    }
}

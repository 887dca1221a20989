/// Finds where in a text the words of a search stand, by the index's own rules.
///
/// The index keeps no texts and so can't tell. A few texts at a time go through an index in memory that does.
struct Highlighter {
    /// How much of a text is looked at, in bytes of UTF-8.
    private static let longest = 1 << 16

    private let database: SQLiteConnection
    private let expression: String

    /// Makes a highlighter of an expression of ``WordQuery``, for one use.
    init(_ expression: String) throws {
        self.expression = expression
        database = try SQLiteConnection(path: ":memory:", mode: .readWrite, patience: 0)
        try database.execute(script: "CREATE VIRTUAL TABLE texts USING fts5(text, \(WordIndex.tokenizer))")
    }

    /// Where the words stand in the beginning of each text.
    func matches(in texts: [String]) throws -> [[Range<String.Index>]] {
        let marked = try database.transaction("BEGIN") { database in
            for (number, text) in texts.enumerated() {
                let beginning = text.beginning(utf8Count: Self.longest)
                try database.run("INSERT INTO texts(rowid, text) VALUES (?, ?)", number, Marks.removed(from: beginning))
            }
            return try database.all(
                "SELECT rowid, highlight(texts, 0, ?, ?) FROM texts WHERE texts MATCH ?",
                String(Marks.start),
                String(Marks.end),
                expression
            ) { (Int($0.integer(0)), $0.text(1)) }
        }
        var matches = Array(repeating: [Range<String.Index>](), count: texts.count)
        for (number, marked) in marked { matches[number] = Marks.ranges(in: texts[number], marked: marked) }
        return matches
    }
}

extension String {
    /// As much of the text as fits into about so many bytes.
    fileprivate func beginning(utf8Count: Int) -> Substring {
        guard let end = utf8.index(startIndex, offsetBy: utf8Count, limitedBy: endIndex) else { return self[...] }
        return self[..<(end.samePosition(in: unicodeScalars) ?? unicodeScalars.index(after: end))]
    }
}

import LLM

/// One volume of the index of words.
///
/// The index is kept in volumes of so many messages each, for two reasons. A word is gone from a full-text index only
/// once the index is rewritten, which takes seconds for a million messages and less than one for a volume. And the
/// messages that hold a word that begins so are found by reading all such words of an index first: of a volume they are
/// few.
struct WordIndex {
    /// How many keys of messages a volume spans.
    static let span: Int64 = 1 << 15

    /// How words are told apart: letters with their marks, and digits; case and accents don't count.
    static let tokenizer = #"tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co M*'""#

    private static let prefix = "words_"

    let number: Int64

    init(number: Int64) {
        self.number = number
    }

    /// The volume that a message stands in.
    init(of key: Int64) {
        number = key / Self.span
    }

    /// The name of its table.
    var table: String { "\(Self.prefix)\(number)" }

    /// The keys of the messages in it.
    var keys: ClosedRange<Int64> { number * Self.span...number * Self.span + Self.span - 1 }

    /// The table keeps no text, only where each word stands.
    func create(in database: SQLiteConnection) throws {
        try database.execute(
            script: """
                CREATE VIRTUAL TABLE IF NOT EXISTS \(table)
                USING fts5(text, content = '', columnsize = 0, prefix = '1 2 3', \(Self.tokenizer))
                """
        )
    }

    /// All volumes, newest first.
    static func all(in database: SQLiteConnection) throws -> [WordIndex] {
        try database.all(
            """
            SELECT CAST(substr(name, \(prefix.count + 1)) AS INTEGER) AS number FROM sqlite_schema
            WHERE type = 'table' AND name GLOB '\(prefix)*' AND sql LIKE 'CREATE VIRTUAL%' ORDER BY number DESC
            """
        ) { WordIndex(number: $0.integer(0)) }
    }
}

extension SQLiteConnection {
    /// Adds a message to the index of words.
    func index(_ message: Message, key: Int64) throws {
        guard message.isIndexed else { return }
        let index = WordIndex(of: key)
        // Most messages come into a volume that is there.
        if try !hasTable(index.table) { try index.create(in: self) }
        try run("INSERT INTO \(index.table)(rowid, text) VALUES (?, ?)", key, SearchableText.spaced(message.text))
    }

    /// Takes a message out of the index of words. What it was indexed with can be read from the file until the volume is
    /// rewritten.
    func unindex(key: Int64) throws {
        let text = try first(
            """
            SELECT text FROM messages
            WHERE key = ? AND status <> 'streaming' AND role IN ('user', 'assistant') AND text <> ''
            """,
            key
        ) { $0.text(0) }
        guard let text else { return }
        let table = WordIndex(of: key).table
        try run(
            "INSERT INTO \(table)(\(table), rowid, text) VALUES ('delete', ?, ?)",
            key,
            SearchableText.spaced(text)
        )
    }

    func hasTable(_ name: String) throws -> Bool {
        try first("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", name) { _ in true } ?? false
    }
}

extension Message {
    /// Whether it can be searched: what was typed and answered is, instructions and the results of tools are not.
    fileprivate var isIndexed: Bool {
        status != .streaming && (role == .user || role == .assistant) && !text.isEmpty
    }
}

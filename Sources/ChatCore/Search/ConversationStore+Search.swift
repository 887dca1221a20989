import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ConversationStore {
    /// The messages that hold all words, those that came last first.
    ///
    /// What was typed and what was answered is searched, finished answers only. Case and accents don't count; the last
    /// word may be the start of one. In scripts without spaces between words, such as Chinese, Japanese and Thai, any
    /// part of a text is found. Quotes and punctuation mean nothing.
    ///
    /// - Parameters:
    ///   - words: The words, with spaces between them; nothing is found without any.
    ///   - limit: How many messages at most; 50 by default.
    public func search(_ words: String, limit: Int = 50) throws(ConversationStoreError) -> [SearchHit] {
        guard let expression = WordQuery.expression(words) else { return [] }
        try settleAbandoned()
        let found = try reading { database in try database.messages(matching: expression, limit: limit) }
        return try statement { _ in
            let matches = try Highlighter(expression).matches(in: found.map(\.text))
            return zip(found, matches).map { found, matches in
                var hit = found.hit
                hit.snippet = SearchHit.Snippet(of: found.text, matches: matches)
                return hit
            }
        }
    }
}

extension SQLiteConnection {
    fileprivate func messages(matching expression: String, limit: Int) throws -> [(hit: SearchHit, text: String)] {
        var found: [(hit: SearchHit, text: String)] = []
        for index in try WordIndex.all(in: self) where found.count < limit {
            found += try all(
                """
                SELECT messages.id, conversations.id, title, role, date, messages.text FROM \(index.table)
                JOIN messages ON messages.key = \(index.table).rowid
                JOIN conversations ON conversations.key = messages.conversation
                WHERE \(index.table) MATCH ? ORDER BY \(index.table).rowid DESC LIMIT ?
                """,
                expression,
                limit - found.count
            ) { row in
                let hit = SearchHit(
                    message: try row.ulid(0),
                    conversation: try row.ulid(1),
                    title: row.text(2),
                    role: Role(rawValue: row.text(3)),
                    date: Date(milliseconds: row.integer(4)),
                    snippet: .init(text: "", matches: [])
                )
                return (hit, row.text(5))
            }
        }
        return found
    }
}

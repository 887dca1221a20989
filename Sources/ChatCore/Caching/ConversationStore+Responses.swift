import JSONCoding
import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ConversationStore {
    /// An answer that was kept, unless it is too old.
    func response(
        for key: CacheKey,
        within bounds: ResponseBounds
    ) throws(ConversationStoreError) -> CachedAnswer? {
        let answer = try reading { database in
            try database.first("SELECT completion, date, source FROM responses WHERE digest = ?", key.digest) { row in
                CachedAnswer(
                    try ChatCompletion(json: JSONValue(parsing: row.text(0))),
                    date: Date(milliseconds: row.integer(1)),
                    source: row.text(2)
                )
            }
        }
        guard let answer, answer.age(at: now()) <= bounds.age else { return nil }
        return answer
    }

    /// Keeps an answer, and lets go of others as far as the bounds demand.
    func keep(
        _ answer: CachedAnswer,
        for key: CacheKey,
        within bounds: ResponseBounds
    ) throws(ConversationStoreError) {
        let completion = answer.completion.json.text
        let size = completion.utf8.count
        let now = now()
        let isKept = size <= bounds.size && bounds.count > 0 && answer.age(at: now) <= bounds.age
        let earliest = now.addingTimeInterval(-(bounds.age / .seconds(1)))
        try writing { database in
            try database.run(
                "DELETE FROM responses WHERE digest = ? OR date < ?",
                key.digest,
                earliest.milliseconds
            )
            guard isKept else { return }
            try database.removeResponses(downTo: bounds.count - 1, size: bounds.size - size)
            try database.run(
                "INSERT INTO responses(digest, completion, source, date, size) VALUES (?, ?, ?, ?, ?)",
                key.digest,
                completion,
                answer.source,
                answer.date.milliseconds,
                size
            )
        }
    }

    /// Lets go of all answers, and erases them from the file.
    func removeResponses() throws(ConversationStoreError) {
        try writing { database in try database.run("DELETE FROM responses") }
        _ = try statement { database in try database.truncateLog() }
    }
}

extension SQLiteConnection {
    /// Removes the oldest answers until no more than so many and so much of them are left.
    fileprivate func removeResponses(downTo count: Int, size: Int) throws {
        try run(
            """
            DELETE FROM responses WHERE rowid IN (
                SELECT rowid FROM (
                    SELECT rowid, row_number() OVER newest AS number, sum(size) OVER newest AS total FROM responses
                    WINDOW newest AS (ORDER BY date DESC, rowid DESC)
                ) WHERE number > ? OR total > ?
            )
            """,
            count,
            size
        )
    }
}

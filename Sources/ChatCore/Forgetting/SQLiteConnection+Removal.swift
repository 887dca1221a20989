extension SQLiteConnection {
    /// The keys of a message and all that follow it.
    func branch(of key: Int64) throws -> Set<Int64> {
        Set(
            try all(
                """
                WITH RECURSIVE branch(key) AS (
                    VALUES (?) UNION SELECT messages.key FROM messages JOIN branch ON messages.parent = branch.key
                )
                SELECT key FROM branch
                """,
                key
            ) { $0.integer(0) }
        )
    }

    /// Removes a conversation with its messages.
    func remove(conversation: Int64) throws {
        let messages = try all("SELECT key FROM messages WHERE conversation = ?", conversation) { $0.integer(0) }
        try remove(messages: messages)
        try run("DELETE FROM conversations WHERE key = ?", conversation)
    }

    /// Removes messages, and notes which volumes of the index still hold their words.
    func remove(messages: some Sequence<Int64>) throws {
        var volumes: Set<Int64> = []
        for key in messages {
            try unindex(key: key)
            try run("DELETE FROM messages WHERE key = ?", key)
            volumes.insert(WordIndex(of: key).number)
        }
        for volume in volumes { try run("INSERT OR IGNORE INTO unforgotten VALUES (?)", volume) }
    }

    /// Empties all tables, and gives the number of conversations that there were.
    func removeAll() throws -> Int {
        for index in try WordIndex.all(in: self) { try execute(script: "DROP TABLE \(index.table)") }
        let count = try first("SELECT count(*) FROM conversations") { Int($0.integer(0)) }
        for table in ["pieces", "messages", "conversations", "responses", "unforgotten"] {
            try run("DELETE FROM \(table)")
        }
        return count ?? 0
    }

    /// A volume of the index that still holds words of removed messages.
    func unforgottenVolume() throws -> WordIndex? {
        try first("SELECT volume FROM unforgotten") { WordIndex(number: $0.integer(0)) }
    }

    /// Makes a volume forget: a word that was taken out of it is gone only once all of it has been rewritten.
    func forget(in index: WordIndex) throws {
        let isInUse = try first(
            "SELECT 1 FROM messages WHERE key BETWEEN ? AND ? LIMIT 1",
            index.keys.lowerBound,
            index.keys.upperBound
        ) { _ in true }
        if isInUse != true {
            try execute(script: "DROP TABLE IF EXISTS \(index.table)")
        } else if try hasTable(index.table) {
            try run("INSERT INTO \(index.table)(\(index.table)) VALUES ('optimize')")
        }
        try run("DELETE FROM unforgotten WHERE volume = ?", index.number)
    }
}

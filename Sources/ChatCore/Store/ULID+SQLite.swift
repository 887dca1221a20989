extension ULID: SQLiteConvertible {
    var sqliteValue: SQLiteValue { .text(description) }
}

extension SQLiteRow {
    /// The identifier in a column.
    func ulid(_ column: Int32) throws -> ULID {
        let text = text(column)
        guard let id = ULID(text) else { throw UnreadableRow(reason: "\"\(text)\" is no identifier") }
        return id
    }
}

/// A row that holds what no program of ours writes.
struct UnreadableRow: Error, CustomStringConvertible {
    var reason: String

    var description: String { reason }
}

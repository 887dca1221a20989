/// A value of a column or a parameter.
enum SQLiteValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
}

/// What can be bound to a parameter.
protocol SQLiteConvertible {
    var sqliteValue: SQLiteValue { get }
}

extension Int64: SQLiteConvertible {
    var sqliteValue: SQLiteValue { .integer(self) }
}

extension Int: SQLiteConvertible {
    var sqliteValue: SQLiteValue { .integer(Int64(self)) }
}

extension Bool: SQLiteConvertible {
    var sqliteValue: SQLiteValue { .integer(self ? 1 : 0) }
}

extension Double: SQLiteConvertible {
    var sqliteValue: SQLiteValue { .real(self) }
}

extension String: SQLiteConvertible {
    var sqliteValue: SQLiteValue { .text(self) }
}

extension Optional: SQLiteConvertible where Wrapped: SQLiteConvertible {
    var sqliteValue: SQLiteValue { self?.sqliteValue ?? .null }
}

#if canImport(SQLite3)
import SQLite3
#else
import CSQLite
#endif

/// A compiled statement.
final class SQLiteStatement {
    private let handle: OpaquePointer
    private let database: OpaquePointer

    /// Compiles a statement, to be used many times.
    init(_ sql: String, in database: OpaquePointer) throws(SQLiteError) {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v3(database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard code == SQLITE_OK, let handle else { throw SQLiteError(of: database) }
        self.handle = handle
        self.database = database
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// Binds the parameters, in order.
    func bind(_ values: [any SQLiteConvertible]) throws(SQLiteError) {
        for (index, value) in values.enumerated() {
            guard bind(value.sqliteValue, at: Int32(index + 1)) == SQLITE_OK else { throw SQLiteError(of: database) }
        }
    }

    private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let integer): sqlite3_bind_int64(handle, index, integer)
        case .real(let real): sqlite3_bind_double(handle, index, real)
        case .text(var text): text.withUTF8 { bind($0, at: index) }
        }
    }

    /// Binds a copy of a text. An empty buffer has no address, and SQLite takes none for NULL.
    private func bind(_ text: UnsafeBufferPointer<UInt8>, at index: Int32) -> Int32 {
        guard let start = text.baseAddress else { return sqlite3_bind_text(handle, index, "", 0, nil) }
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        return start.withMemoryRebound(to: CChar.self, capacity: text.count) {
            sqlite3_bind_text64(handle, index, $0, UInt64(text.count), transient, UInt8(SQLITE_UTF8))
        }
    }

    /// Goes on to the next row; `false` after the last.
    func step() throws(SQLiteError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: true
        case SQLITE_DONE: false
        default: throw SQLiteError(of: database)
        }
    }

    /// Makes it ready to be used again, and lets go of what was bound.
    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    /// The row it stands at.
    var row: SQLiteRow { SQLiteRow(statement: handle) }
}

extension SQLiteError {
    /// The error of a connection's last call.
    init(of database: OpaquePointer) {
        self.init(
            code: sqlite3_extended_errcode(database),
            message: String(cString: sqlite3_errmsg(database)),
            systemCode: sqlite3_system_errno(database)
        )
    }
}

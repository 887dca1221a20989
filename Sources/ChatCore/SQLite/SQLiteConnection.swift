#if canImport(SQLite3)
import SQLite3
#else
import CSQLite
#endif

/// A connection to a database, for one task at a time.
final class SQLiteConnection {
    /// How a database is opened.
    enum Mode {
        case readOnly
        /// For reading only where the system permits no more.
        case readWrite

        fileprivate var flags: Int32 {
            switch self {
            case .readOnly: SQLITE_OPEN_READONLY
            case .readWrite: SQLITE_OPEN_READWRITE
            }
        }
    }

    private let handle: OpaquePointer
    private let patience: Int32
    private var statements: [String: SQLiteStatement] = [:]

    /// Opens a database that is there. SQLite reads nothing of it before the first statement.
    ///
    /// - Parameters:
    ///   - path: Where it is; `:memory:` for one that is nowhere.
    ///   - mode: How it is opened.
    ///   - patience: How long a statement waits for another connection's lock, in milliseconds.
    init(path: String, mode: Mode, patience: Int32) throws(SQLiteError) {
        var handle: OpaquePointer?
        let flags = mode.flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard let handle else { throw SQLiteError(code: code, message: "out of memory") }
        guard code == SQLITE_OK else {
            let error = SQLiteError(of: handle)
            sqlite3_close_v2(handle)
            throw error
        }
        sqlite3_busy_timeout(handle, patience)
        self.handle = handle
        self.patience = patience
    }

    deinit {
        statements = [:]
        sqlite3_close_v2(handle)
    }

    /// How many rows the last statement that wrote has changed.
    var changeCount: Int { Int(sqlite3_changes(handle)) }

    /// The key of the row that was added last.
    var lastKey: Int64 { sqlite3_last_insert_rowid(handle) }

    /// Where the database is, with all symbolic links followed; `nil` for one in memory.
    var path: String? {
        guard let name = sqlite3_db_filename(handle, "main") else { return nil }
        let path = String(cString: name)
        return path.isEmpty ? nil : path
    }

    /// Whether nothing can be written.
    var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

    /// Whether a transaction is open.
    var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    /// Runs statements that fail at once where another connection holds the lock they need.
    func withoutPatience<Value, Failure>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        sqlite3_busy_timeout(handle, 0)
        defer { sqlite3_busy_timeout(handle, patience) }
        return try body()
    }

    /// Runs statements that have neither parameters nor results.
    func execute(script: String) throws(SQLiteError) {
        guard sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else { throw SQLiteError(of: handle) }
    }

    /// Runs one statement to its end.
    func run(_ sql: String, _ values: any SQLiteConvertible...) throws {
        try withStatement(sql, values) { statement in
            while try statement.step() {}
        }
    }

    /// What is made of the first row of a result; `nil` where there is none.
    func first<Value>(
        _ sql: String,
        _ values: any SQLiteConvertible...,
        make: (SQLiteRow) throws -> Value
    ) throws -> Value? {
        try withStatement(sql, values) { statement in
            try statement.step() ? make(statement.row) : nil
        }
    }

    /// What is made of each row of a result.
    func all<Value>(
        _ sql: String,
        _ values: any SQLiteConvertible...,
        make: (SQLiteRow) throws -> Value
    ) throws -> [Value] {
        try all(sql, values: values, make: make)
    }

    /// What is made of each row of a result.
    func all<Value>(
        _ sql: String,
        values: [any SQLiteConvertible],
        make: (SQLiteRow) throws -> Value
    ) throws -> [Value] {
        try withStatement(sql, values) { statement in
            var results: [Value] = []
            while try statement.step() { results.append(try make(statement.row)) }
            return results
        }
    }

    /// Lends a statement. While it is in use it is nobody else's: the closure may run the same SQL again.
    private func withStatement<Value>(
        _ sql: String,
        _ values: [any SQLiteConvertible],
        _ use: (SQLiteStatement) throws -> Value
    ) throws -> Value {
        let statement = try statements.removeValue(forKey: sql) ?? SQLiteStatement(sql, in: handle)
        defer {
            statement.reset()
            statements[sql] = statement
        }
        try statement.bind(values)
        return try use(statement)
    }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension SQLiteConnection {
    /// Runs a transaction: all of it counts, or, where the closure throws, nothing.
    ///
    /// - Parameters:
    ///   - begin: The statement that begins it.
    ///   - body: What to do.
    func transaction<Value>(_ begin: String, _ body: (SQLiteConnection) throws -> Value) throws -> Value {
        try run(begin)
        do {
            let value = try body(self)
            try run("COMMIT")
            return value
        } catch {
            // Some failures, such as a full disk, have ended the transaction already.
            if isInTransaction { try run("ROLLBACK") }
            throw error
        }
    }

    /// Runs statements that remove both what refers and what is referred to; SQLite then need not look row by row.
    func withoutForeignKeys<Value>(_ body: (SQLiteConnection) throws -> Value) throws -> Value {
        try run("PRAGMA foreign_keys = OFF")
        let result = Result { try body(self) }
        try run("PRAGMA foreign_keys = ON")
        return try result.get()
    }

    /// Waits between two long transactions. Those who wait for the lock look every tenth of a second whether it is free,
    /// and would not get it otherwise.
    static func letOthersWrite() {
        usleep(150_000)
    }
}

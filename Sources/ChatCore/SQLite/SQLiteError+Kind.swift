#if canImport(SQLite3)
import SQLite3
#else
import CSQLite
#endif

extension SQLiteError {
    /// What kind of failure it is, as far as something can be done about it.
    enum Kind {
        case busy
        case damaged
        /// A row names another that is not there.
        case dangling
        case foreign
        case full
        case inaccessible
        case other
    }

    /// SQLITE_CONSTRAINT_FOREIGNKEY, a macro that Swift does not import.
    private static let foreignKeyCode = SQLITE_CONSTRAINT | 3 << 8

    var kind: Kind {
        if code == Self.foreignKeyCode { return .dangling }
        return switch primaryCode {
        case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
        case SQLITE_CORRUPT: .damaged
        case SQLITE_NOTADB: .foreign
        case SQLITE_FULL: .full
        case SQLITE_IOERR where SystemError(code: systemCode).isFull: .full
        case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH, SQLITE_READONLY: .inaccessible
        default: .other
        }
    }
}

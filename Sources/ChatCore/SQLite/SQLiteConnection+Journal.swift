#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension SQLiteConnection {
    /// How often, and after how many microseconds, a change of the journal is tried again.
    private static let (attempts, pause): (Int, UInt32) = (1_000, 10_000)

    /// Makes the database keep a log (WAL), so that those who read and the one who writes don't wait for each other. It
    /// stays so, in the file.
    ///
    /// While others use the database it can't be changed, and SQLite does not wait for them here. A file system that has
    /// no shared memory keeps its journal.
    func keepLog() throws {
        guard try first("PRAGMA journal_mode", make: { $0.text(0) }) != "wal" else { return }
        for attempt in 1...Self.attempts {
            do {
                return try run("PRAGMA journal_mode = WAL")
            } catch let error as SQLiteError where error.kind == .busy && attempt < Self.attempts {
                usleep(Self.pause)
            }
        }
    }
}

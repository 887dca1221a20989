#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The file of a store.
struct StoreFile {
    /// How long a statement waits for another program, in milliseconds.
    private static let patience: Int32 = 10_000

    /// Where it is.
    let path: String

    static let inMemory = StoreFile(path: ":memory:")

    private init(path: String) {
        self.path = path
    }

    init(at url: URL) {
        path = url.path
    }

    private var isInMemory: Bool { path == Self.inMemory.path }

    /// The room that is held back for it.
    var reserve: Reserve { Reserve(path: isInMemory ? nil : path + "-reserve") }

    /// Opens it, with the tables of today. What is no store, or a newer one, is left as it is.
    func open() throws(ConversationStoreError) -> SQLiteConnection {
        do {
            return try openDatabase()
        } catch .full where reserve.release() {
            return try openDatabase()
        }
    }

    private func openDatabase() throws(ConversationStoreError) -> SQLiteConnection {
        do {
            if !isInMemory { try prepare() }
            let database = try SQLiteConnection(path: path, mode: .readWrite, patience: Self.patience)
            _ = try version(of: database)
            // What is deleted is overwritten. With NORMAL a loss of power may undo what came last, but damages nothing;
            // the end of a program undoes nothing.
            try database.execute(
                script: "PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA synchronous = NORMAL"
            )
            guard !database.isReadOnly else { return database }
            if !isInMemory { try PrivateFile.restrict([path, path + "-wal", path + "-shm"]) }
            try migrate(database)
            if !isInMemory { try database.keepLog() }
            return database
        } catch {
            throw ConversationStoreError(error, path: path)
        }
    }

    private func prepare() throws {
        try PrivateFile.makeDirectory(URL(fileURLWithPath: path).deletingLastPathComponent().path)
        try PrivateFile.make(path)
        try inspectAside()
    }

    /// Where there is a log, whoever closes the file last writes it into the database. So that this happens to no file
    /// but ours, it is looked at in a way that can't write first. A database whose program was killed may need to be
    /// written before it can be read.
    private func inspectAside() throws {
        guard PrivateFile.hasContent(path + "-wal") || PrivateFile.hasContent(path + "-journal") else { return }
        do {
            _ = try version(of: SQLiteConnection(path: path, mode: .readOnly, patience: Self.patience))
        } catch let error as SQLiteError where error.kind == .inaccessible {
            return
        }
    }

    /// The version of its tables, 0 for an empty file; all from one moment, since another program may be making them.
    private func version(of database: SQLiteConnection) throws -> Int64 {
        try database.transaction("BEGIN", readVersion)
    }

    private func readVersion(of database: SQLiteConnection) throws -> Int64 {
        let hadContent = PrivateFile.hasContent(path)
        let application = try database.first("PRAGMA application_id") { $0.integer(0) }
        let version = try database.first("PRAGMA user_version") { $0.integer(0) } ?? 0
        if application == Schema.applicationID {
            guard version <= Schema.version else {
                throw ConversationStoreError.newerVersion(path: path, version: Int(version))
            }
            guard version > 0 else {
                throw ConversationStoreError.damaged(path: path, reason: "its version is \(version)")
            }
        } else {
            let tableCount = try database.first("SELECT count(*) FROM sqlite_schema") { $0.integer(0) }
            let pageCount = try database.first("PRAGMA page_count") { $0.integer(0) }
            // SQLite takes a file for empty that is shorter than a page.
            let isOtherwise = hadContent && pageCount == 0 && PrivateFile.hasContent(path)
            guard application == 0, version == 0, tableCount == 0, !isOtherwise else {
                throw ConversationStoreError.notAStore(path: path)
            }
        }
        return version
    }

    /// Brings it to today's version. Of two programs that begin at once, one waits, and then finds the work done.
    private func migrate(_ database: SQLiteConnection) throws {
        guard try version(of: database) < Schema.version else { return }
        try database.transaction("BEGIN IMMEDIATE") { database in
            try Schema.migrate(database, from: readVersion(of: database))
        }
    }
}

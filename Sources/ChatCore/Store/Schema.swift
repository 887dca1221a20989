/// The tables of a store, and how an older store gets those of today.
enum Schema {
    /// What a file says it is: `mrtl` in its header.
    static let applicationID: Int64 = 0x6D72_746C

    /// The steps from an empty file to the tables of today; a store of version `n` has had the first `n`. A step that was
    /// released is never changed.
    private static let migrations = [conversations, responses]

    /// The version that this program writes and reads.
    static let version = Int64(migrations.count)

    /// Brings a database to today's version. The caller holds the write lock.
    static func migrate(_ database: SQLiteConnection, from version: Int64) throws {
        for (number, migration) in migrations.enumerated().dropFirst(Int(version)) {
            try database.execute(script: migration)
            try database.execute(script: "PRAGMA user_version = \(number + 1)")
        }
    }

    /// A key is a small number that stands for an id within the file, so that rows and indexes are half as large. Those of
    /// messages grow as the messages come: their order is that of time. None is used twice, since a program may still hold
    /// that of a message that another has deleted.
    ///
    /// The text of a message stands beside its body, so that a search need not read attachments; a body of which it is
    /// the whole content (`plain`) does not hold it once more.
    private static let conversations = """
        PRAGMA application_id = \(applicationID);

        CREATE TABLE conversations(
            key INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            title TEXT NOT NULL,
            system TEXT,
            model TEXT,
            tip INTEGER,
            pinned INTEGER NOT NULL,
            draft TEXT NOT NULL,
            created INTEGER NOT NULL,
            modified INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX conversations_listed ON conversations(pinned DESC, modified DESC, id DESC);
        CREATE INDEX conversations_by_date ON conversations(modified, id);

        CREATE TABLE messages(
            key INTEGER PRIMARY KEY AUTOINCREMENT,
            id TEXT NOT NULL UNIQUE,
            conversation INTEGER NOT NULL REFERENCES conversations DEFERRABLE INITIALLY DEFERRED,
            parent INTEGER REFERENCES messages DEFERRABLE INITIALLY DEFERRED,
            date INTEGER NOT NULL,
            role TEXT NOT NULL,
            status TEXT NOT NULL,
            text TEXT NOT NULL,
            plain INTEGER NOT NULL,
            body TEXT NOT NULL,
            reasoning TEXT NOT NULL,
            answer TEXT,
            writer TEXT
        ) STRICT;
        CREATE INDEX messages_of_conversation ON messages(conversation);
        CREATE INDEX messages_of_parent ON messages(parent);
        CREATE INDEX messages_of_writer ON messages(writer) WHERE writer IS NOT NULL;

        CREATE TABLE pieces(
            message INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
            position INTEGER NOT NULL,
            kind TEXT NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY(message, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE unforgotten(volume INTEGER PRIMARY KEY) STRICT;
        """

    /// Answers to give again.
    private static let responses = """
        CREATE TABLE responses(
            digest TEXT PRIMARY KEY,
            completion TEXT NOT NULL,
            source TEXT NOT NULL,
            date INTEGER NOT NULL,
            size INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX responses_by_date ON responses(date, size);
        """
}

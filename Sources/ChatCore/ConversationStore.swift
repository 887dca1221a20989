public import WebAPI

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Keeps conversations in one file that several programs use at once, and loses none of their words.
///
/// An answer is there from the moment that it is asked for. Each piece of it is on disk before ``append(_:to:)`` returns;
/// what a program that was killed had kept by then is found as ``Message/Status/truncated`` by whoever reads it next.
///
/// A call that writes waits up to 10 seconds while another program does, and then throws
/// ``ConversationStoreError/busy(path:)``. Any call can throw what the file system has to say: `inaccessible`, `full`,
/// `damaged`, `failed`. After an error all is there that was there before.
///
/// ```swift
/// let store = try ConversationStore(at: url)
/// let conversation = try await store.create()
/// let question = try await store.add(.user("What is a martlet?"), to: conversation.id, after: nil)
/// ```
public actor ConversationStore {
    /// Where the file is; `:memory:` for a store that has none.
    public nonisolated let path: String

    let database: SQLiteConnection
    let now: @Sendable () -> Date
    let claim: WriterClaim
    let reserve: Reserve
    var ids: ULIDSequence
    /// The answers that are being written here, and how many pieces each has.
    var answers: [ULID: OpenAnswer] = [:]

    /// Opens the store in a file. A file that is not there is made, with a directory for it, both for this user alone.
    ///
    /// - Parameters:
    ///   - url: Where the file is.
    ///   - random: What the identifiers are made of.
    ///   - now: Tells the time.
    /// - Throws: `newerVersion`, `notAStore` and `damaged`, after which the file is what it was; `inaccessible`, `full` and
    ///   `busy`.
    public init(
        at url: URL,
        random: RandomSource = .system,
        now: @escaping @Sendable () -> Date = { Date() }
    ) throws(ConversationStoreError) {
        try self.init(StoreFile(at: url), random: random, now: now)
    }

    private init(
        _ file: StoreFile,
        random: RandomSource,
        now: @escaping @Sendable () -> Date
    ) throws(ConversationStoreError) {
        path = file.path
        database = try file.open()
        claim = WriterClaim(directory: database.path.map { $0 + "-writers" })
        reserve = file.reserve
        ids = ULIDSequence(random: random)
        self.now = now
    }

    /// Makes a store that is gone with its last reference, for tests and previews.
    ///
    /// - Parameters:
    ///   - random: What the identifiers are made of.
    ///   - now: Tells the time.
    public static func inMemory(
        random: RandomSource = .system,
        now: @escaping @Sendable () -> Date = { Date() }
    ) throws(ConversationStoreError) -> ConversationStore {
        try ConversationStore(.inMemory, random: random, now: now)
    }

    /// Reads, from one state of the store.
    func reading<Value>(
        _ body: (SQLiteConnection) throws -> Value
    ) throws(ConversationStoreError) -> Value {
        try transaction("BEGIN", body)
    }

    /// Writes all or nothing. The lock is taken at once, so that nobody writes between what is read here and written.
    func writing<Value>(
        _ body: (SQLiteConnection) throws -> Value
    ) throws(ConversationStoreError) -> Value {
        try transaction("BEGIN IMMEDIATE", body)
    }

    private func transaction<Value>(
        _ begin: String,
        _ body: (SQLiteConnection) throws -> Value
    ) throws(ConversationStoreError) -> Value {
        try statement { database in try database.transaction(begin, body) }
    }

    /// Runs a single statement, which is a transaction by itself. On a full disk it is run once more with the room that
    /// was held back.
    func statement<Value>(
        _ body: (SQLiteConnection) throws -> Value
    ) throws(ConversationStoreError) -> Value {
        do throws(ConversationStoreError) {
            return try attempt(body)
        } catch .full where reserve.release() {
            return try attempt(body)
        }
    }

    private func attempt<Value>(
        _ body: (SQLiteConnection) throws -> Value
    ) throws(ConversationStoreError) -> Value {
        do {
            return try body(database)
        } catch {
            throw ConversationStoreError(error, path: path)
        }
    }
}

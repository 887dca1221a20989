extension ConversationStore {
    /// Whether other programs can have it open too.
    public nonisolated var isShared: Bool { path != StoreFile.inMemory.path }

    /// A number that is another than before where another program has changed the store meanwhile. It costs next to nothing
    /// to ask.
    public func foreignVersion() throws(ConversationStoreError) -> Int64 {
        try statement { database in try database.first("PRAGMA data_version") { $0.integer(0) } ?? 0 }
    }
}

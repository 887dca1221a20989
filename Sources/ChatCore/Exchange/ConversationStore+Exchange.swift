public import JSONCoding

extension ConversationStore {
    /// Conversations as a JSON document, as they are at one moment, which ``importing(_:)`` reads: settings, all branches, and all that is known of
    /// the answers. `Documentation/Store.md` describes it.
    ///
    /// - Throws: ``ConversationStoreError/noSuchConversation(_:)``.
    public func export(_ ids: [ULID]) throws(ConversationStoreError) -> JSONValue {
        try archive { database in
            try ids.map { id in
                guard let conversation = try database.conversation(id) else {
                    throw ConversationStoreError.noSuchConversation(id)
                }
                return conversation
            }
        }
    }

    /// All conversations as a JSON document, in the order of ``conversations(limit:offset:)``.
    public func exportAll() throws(ConversationStoreError) -> JSONValue {
        try archive { database in try database.conversations(limit: .max, offset: 0) }
    }

    /// The archive of some conversations, all from one moment.
    private func archive(
        _ find: (SQLiteConnection) throws -> [Conversation]
    ) throws(ConversationStoreError) -> JSONValue {
        let gone = try settleAbandoned()
        return try reading { database in
            let archived = try find(database).map { conversation in
                let rows = try database.allMessages(in: conversation.id)
                return ArchivedConversation(conversation, rows.map { $0.message(without: gone) })
            }
            return try Archive(archived).json
        }
    }

    /// Adds the conversations of a JSON document, all or none.
    ///
    /// Identifiers are kept. Where a conversation is there already, its settings stay, and the messages that it lacks are
    /// added: what was imported once is not added twice. Where one of its messages is there with other content, all of
    /// the imported conversation is added beside it, with identifiers of its own; nothing is ever overwritten.
    ///
    /// - Returns: The identifiers of the conversations, in the document's order.
    /// - Throws: ``ConversationStoreError/malformedArchive(reason:)`` and ``ConversationStoreError/newerArchive(version:)``.
    public func importing(_ json: JSONValue) throws(ConversationStoreError) -> [ULID] {
        let archive = try Archive(json: json)
        for conversation in archive.conversations { try conversation.check() }
        let date = now()
        var ids = ids
        let imported = try writing { database in
            // Oldest first, since keys are in the order of time.
            var imported: [ULID: ULID] = [:]
            for conversation in archive.conversations.sorted(by: { $0.created < $1.created }) {
                imported[conversation.id] = try database.merge(conversation, at: date) { ids.next(at: date) }
            }
            return archive.conversations.compactMap { imported[$0.id] }
        }
        self.ids = ids
        return imported
    }
}

import LLM

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension ConversationStore {
    /// How many conversations are removed while the store is locked for others.
    private static let batch = 500

    /// Removes conversations with all their messages, and the answers that were kept to give them again, and erases
    /// their text from the files.
    ///
    /// - Throws: ``ConversationStoreError/noSuchConversation(_:)`` where one is not there; then nothing was removed.
    @discardableResult
    public func delete(_ ids: [ULID]) throws(ConversationStoreError) -> Removal {
        try writing { database in
            for id in Set(ids) { try database.remove(conversation: database.conversationKey(id)) }
            // Which conversation an answer was given in is not known.
            try database.run("DELETE FROM responses")
        }
        return Removal(count: Set(ids).count, isErased: try erase())
    }

    /// Removes a message and all that follows it, and erases their text from the files. The message before it, or what
    /// was said last below that one, is the last on show.
    ///
    /// - Throws: ``ConversationStoreError/noSuchMessage(_:)``.
    @discardableResult
    public func delete(message id: ULID) throws(ConversationStoreError) -> Removal {
        let count = try writing { database in
            let keys = try database.messageKey(id)
            let branch = try database.branch(of: keys.message)
            let parent = try database.first("SELECT parent FROM messages WHERE key = ?", keys.message) {
                $0.optionalInteger(0)
            }
            try database.remove(messages: branch)
            try database.run("DELETE FROM responses")
            let isTip = try database.first("SELECT tip FROM conversations WHERE key = ?", keys.conversation) {
                branch.contains($0.integer(0))
            }
            if isTip == true {
                let tip = try (parent ?? nil).map { try database.branch(of: $0).max() } ?? nil
                try database.run("UPDATE conversations SET tip = ? WHERE key = ?", tip, keys.conversation)
            }
            return branch.count
        }
        return Removal(count: count, isErased: try erase())
    }

    /// Removes the conversations in which nothing was said since a date, unless they are pinned, and the answers that were
    /// kept to give them again and are older, and erases their text from the files.
    @discardableResult
    public func prune(olderThan date: Date) throws(ConversationStoreError) -> Removal {
        let date = date.milliseconds
        var count = 0
        var removed = try removeBatch(olderThan: date)
        while removed > 0 {
            count += removed
            SQLiteConnection.letOthersWrite()
            removed = try removeBatch(olderThan: date)
        }
        try writing { database in try database.run("DELETE FROM responses WHERE date < ?", date) }
        return Removal(count: count, isErased: try erase())
    }

    /// The conversations that ``prune(olderThan:)`` removes, the oldest first.
    public func idle(since date: Date) throws(ConversationStoreError) -> [ULID] {
        try reading { database in
            try database.all(
                "SELECT id FROM conversations WHERE modified < ? AND pinned = 0 ORDER BY modified",
                date.milliseconds
            ) { try $0.ulid(0) }
        }
    }

    /// What people have typed in conversations: the questions, those that are not on show too, alone and with the text files
    /// that are attached, and the system prompts. It is what must be removed where else it is kept, when they are.
    public func typedTexts(in ids: [ULID]) throws(ConversationStoreError) -> Set<String> {
        var texts: Set<String> = []
        for id in ids {
            if let system = try conversation(id)?.system { texts.insert(system) }
            for message in try allMessages(in: id) where message.role == .user {
                texts.insert(message.text)
                texts.formUnion(message.body.content?.parts.compactMap(\.text) ?? [])
            }
        }
        return texts
    }

    private func removeBatch(olderThan date: Int64) throws(ConversationStoreError) -> Int {
        try writing { database in
            let keys = try database.all(
                "SELECT key FROM conversations WHERE modified < ? AND pinned = 0 ORDER BY modified LIMIT ?",
                date,
                Self.batch
            ) { $0.integer(0) }
            for key in keys { try database.remove(conversation: key) }
            return keys.count
        }
    }

    /// Removes everything, and erases it from the files.
    @discardableResult
    public func deleteAll() throws(ConversationStoreError) -> Removal {
        let count = try statement { database in
            let count = try database.withoutForeignKeys { database in
                try database.transaction("BEGIN IMMEDIATE") { database in try database.removeAll() }
            }
            try database.run("VACUUM")
            return count
        }
        return Removal(count: count, isErased: try erase())
    }

    /// Erases from the index and the log what was removed; whether all of it is gone.
    private func erase() throws(ConversationStoreError) -> Bool {
        var isFirst = true
        while let volume = try statement({ try $0.unforgottenVolume() }) {
            if !isFirst { SQLiteConnection.letOthersWrite() }
            isFirst = false
            try writing { database in try database.forget(in: volume) }
        }
        return try statement { database in try database.truncateLog() }
    }
}

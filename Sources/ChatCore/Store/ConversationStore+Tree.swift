#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ConversationStore {
    /// The messages of a conversation by the one that they follow, `nil` for the first ones; oldest first. Where there are
    /// several, the conversation forks.
    public func tree(of conversation: ULID) throws(ConversationStoreError) -> [ULID?: [ULID]] {
        try reading { database in
            let key = try database.conversationKey(conversation)
            let links = try database.all(
                """
                SELECT messages.id, parents.id FROM messages LEFT JOIN messages AS parents ON parents.key = messages.parent
                WHERE messages.conversation = ? ORDER BY messages.key
                """,
                key
            ) { row in
                (id: try row.ulid(0), parent: row.isNull(1) ? nil : try row.ulid(1))
            }
            return Dictionary(grouping: links, by: \.parent).mapValues { $0.map(\.id) }
        }
    }
}

extension ConversationStore {
    /// Makes a message the last on show, whatever follows it, which is kept as another branch.
    ///
    /// - Parameters:
    ///   - conversation: The conversation.
    ///   - tip: The message; `nil` for none, so that the next question begins anew.
    public func rewind(_ conversation: ULID, to tip: ULID?) throws(ConversationStoreError) {
        let date = now()
        try writing { database in
            let key = try database.conversationKey(conversation)
            try database.setTip(try database.parentKey(tip, in: key), of: key, date: date)
        }
    }
}

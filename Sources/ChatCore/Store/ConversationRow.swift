import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How a conversation stands in its table.
enum ConversationRow {
    /// What ``conversation(_:)`` reads. Only the id of the tip is looked up, not what it says.
    static let select = """
        SELECT conversations.id, title, system, model,
            (SELECT messages.id FROM messages WHERE messages.key = tip), pinned, draft, created, modified
        FROM conversations
        """

    static func conversation(_ row: SQLiteRow) throws -> Conversation {
        Conversation(
            id: try row.ulid(0),
            title: row.text(1),
            system: row.optionalText(2),
            model: row.optionalText(3).map(ModelID.init(rawValue:)),
            tip: row.isNull(4) ? nil : try row.ulid(4),
            isPinned: row.bool(5),
            draft: row.text(6),
            creationDate: Date(milliseconds: row.integer(7)),
            modificationDate: Date(milliseconds: row.integer(8))
        )
    }
}

extension SQLiteConnection {
    /// The conversation of an id; `nil` where there is none.
    func conversation(_ id: ULID) throws -> Conversation? {
        try first("\(ConversationRow.select) WHERE conversations.id = ?", id, make: ConversationRow.conversation)
    }

    /// The conversation that changed last until a moment; `nil` where there is none.
    func latestConversation(until moment: Int64) throws -> Conversation? {
        try first(
            "\(ConversationRow.select) WHERE modified <= ? ORDER BY modified DESC, conversations.id DESC LIMIT 1",
            moment,
            make: ConversationRow.conversation
        )
    }

    /// Conversations in the order of a list.
    func conversations(limit: Int, offset: Int) throws -> [Conversation] {
        try all(
            "\(ConversationRow.select) ORDER BY pinned DESC, modified DESC, conversations.id DESC LIMIT ? OFFSET ?",
            limit,
            offset,
            make: ConversationRow.conversation
        )
    }

    /// Adds a conversation.
    func insert(_ conversation: Conversation, tip: Int64?) throws {
        try run(
            """
            INSERT INTO conversations(id, title, system, model, tip, pinned, draft, created, modified)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            conversation.id,
            conversation.title,
            conversation.system,
            conversation.model?.rawValue,
            tip,
            conversation.isPinned,
            conversation.draft,
            conversation.creationDate.milliseconds,
            conversation.modificationDate.milliseconds
        )
    }
}

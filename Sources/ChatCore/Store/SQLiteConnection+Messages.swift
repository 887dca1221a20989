import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SQLiteConnection {
    /// Adds a message and gives its key.
    @discardableResult
    func insert(_ message: Message, conversation: Int64, parent: Int64?, writer: ULID? = nil) throws -> Int64 {
        try run(
            """
            INSERT INTO messages(
                id, conversation, parent, date, role, status, text, plain, body, reasoning, answer, writer
            ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            message.id,
            conversation,
            parent,
            message.date.milliseconds,
            message.role.rawValue,
            message.status.rawValue,
            message.text,
            message.isPlain,
            message.rowBody,
            message.reasoning,
            try message.answer?.rowText,
            writer
        )
        let key = lastKey
        try index(message, key: key)
        return key
    }

    /// Puts a finished message in the place of its pieces, and indexes it.
    func finish(_ message: Message, key: Int64, date: Date) throws {
        // Where somebody took its writer for gone, it is there already, and indexed.
        try unindex(key: key)
        try run(
            """
            UPDATE messages SET role = ?, status = ?, text = ?, plain = ?, body = ?, reasoning = ?, answer = ?,
                writer = NULL WHERE key = ?
            """,
            message.role.rawValue,
            message.status.rawValue,
            message.text,
            message.isPlain,
            message.rowBody,
            message.reasoning,
            try message.answer?.rowText,
            key
        )
        guard changeCount > 0 else { throw ConversationStoreError.noSuchMessage(message.id) }
        try run("DELETE FROM pieces WHERE message = ?", key)
        try index(message, key: key)
        try run(
            """
            UPDATE conversations SET modified = max(modified, ?)
            WHERE key = (SELECT conversation FROM messages WHERE key = ?)
            """,
            date.milliseconds,
            key
        )
    }

    /// Messages, with what has come of those that are being written.
    func messages(_ select: String, _ values: any SQLiteConvertible...) throws -> [MessageRow] {
        try all(select, values: values, make: MessageRow.init).map { row in
            var row = row
            if row.message.status == .streaming { row.message.append(try pieces(of: row.key)) }
            return row
        }
    }

    /// All messages of a conversation, in the order in which they came.
    func allMessages(in conversation: ULID) throws -> [MessageRow] {
        let key = try conversationKey(conversation)
        return try messages("\(MessageRow.select) WHERE messages.conversation = ? ORDER BY messages.key", key)
    }

    private func pieces(of key: Int64) throws -> [AnswerPiece] {
        try all("SELECT kind, text FROM pieces WHERE message = ? ORDER BY position", key) { row in
            try AnswerPiece(kind: row.text(0), text: row.text(1))
        }
    }

    /// The key of a conversation.
    func conversationKey(_ id: ULID) throws -> Int64 {
        let key = try first("SELECT key FROM conversations WHERE id = ?", id) { $0.integer(0) }
        guard let key else { throw ConversationStoreError.noSuchConversation(id) }
        return key
    }

    /// The key of a message, and that of its conversation.
    func messageKey(_ id: ULID) throws -> (message: Int64, conversation: Int64) {
        let keys = try first("SELECT key, conversation FROM messages WHERE id = ?", id) {
            ($0.integer(0), $0.integer(1))
        }
        guard let keys else { throw ConversationStoreError.noSuchMessage(id) }
        return keys
    }

    /// The key of the message that another is to follow, which has to be in the same conversation.
    func parentKey(_ id: ULID?, in conversation: Int64) throws -> Int64? {
        guard let id else { return nil }
        let keys = try messageKey(id)
        guard keys.conversation == conversation else { throw ConversationStoreError.noSuchMessage(id) }
        return keys.message
    }

    /// Makes a message the last on show. The conversation changed then, though its row may say later where a clock was
    /// wrong.
    func setTip(_ tip: Int64?, of conversation: Int64, date: Date) throws {
        try run(
            "UPDATE conversations SET tip = ?, modified = ? WHERE key = ?",
            tip,
            date.milliseconds,
            conversation
        )
    }
}

public import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ConversationStore {
    /// The messages from the first to the last on show, or to another.
    ///
    /// - Parameters:
    ///   - conversation: The conversation.
    ///   - tip: The message that the path ends with; the conversation's ``Conversation/tip`` by default.
    public func messages(
        in conversation: ULID,
        upTo tip: ULID? = nil
    ) throws(ConversationStoreError) -> [Message] {
        try messages { database in
            let key = try database.conversationKey(conversation)
            let tip = try database.parentKey(tip, in: key)
            return try database.messages(
                """
                WITH RECURSIVE path(key) AS (
                    SELECT coalesce(?, tip) FROM conversations WHERE key = ?
                    UNION SELECT messages.parent FROM messages JOIN path USING(key)
                )
                SELECT \(MessageRow.columns) FROM \(MessageRow.tables)
                WHERE messages.key IN (SELECT key FROM path) ORDER BY messages.key
                """,
                tip,
                key
            )
        }
    }

    /// All messages of a conversation, those that are not on show too, in the order in which they came.
    public func allMessages(in conversation: ULID) throws(ConversationStoreError) -> [Message] {
        try messages { database in try database.allMessages(in: conversation) }
    }

    /// The message of an id; `nil` where there is none.
    public func message(_ id: ULID) throws(ConversationStoreError) -> Message? {
        try messages { database in
            try database.messages("\(MessageRow.select) WHERE messages.id = ?", id)
        }
        .first
    }

    /// The messages that follow the same one as this does, itself among them, oldest first: the answers to one question,
    /// or the versions of one.
    public func siblings(of id: ULID) throws(ConversationStoreError) -> [ULID] {
        try reading { database in
            let key = try database.messageKey(id).message
            return try database.all(
                """
                SELECT others.id FROM messages AS this
                JOIN messages AS others ON others.conversation = this.conversation AND others.parent IS this.parent
                WHERE this.key = ? ORDER BY others.key
                """,
                key
            ) { try $0.ulid(0) }
        }
    }

    /// Adds a message that is whole. It becomes the last on show; the first question gives the conversation its title.
    ///
    /// - Parameters:
    ///   - body: What it says.
    ///   - conversation: The conversation.
    ///   - parent: The message that it follows; `nil` for none.
    @discardableResult
    public func add(
        _ body: ChatMessage,
        to conversation: ULID,
        after parent: ULID?
    ) throws(ConversationStoreError) -> Message {
        let message = makeMessage(body, in: conversation, after: parent)
        try writing { database in
            let key = try database.conversationKey(conversation)
            try database.add(message, to: key, after: try database.parentKey(parent, in: key))
        }
        return message
    }

    /// Adds a message that is whole after the one that is the last on show when this store may write: what other programs
    /// add to the same conversation at the same time stands before it or follows it.
    ///
    /// - Parameters:
    ///   - body: What it says.
    ///   - conversation: The conversation.
    /// - Returns: The message; its ``Message/parent`` is the one that it follows.
    @discardableResult
    public func add(
        _ body: ChatMessage,
        atEndOf conversation: ULID
    ) throws(ConversationStoreError) -> Message {
        try writing { database in
            let key = try database.conversationKey(conversation)
            let tip = try database.first(
                "SELECT messages.key, messages.id FROM conversations JOIN messages ON messages.key = tip "
                    + "WHERE conversations.key = ?",
                key
            ) { (key: $0.integer(0), id: try $0.ulid(1)) }
            let message = makeMessage(body, in: conversation, after: tip?.id)
            try database.add(message, to: key, after: tip?.key)
            return message
        }
    }

    /// Shows another branch of a conversation: the one of a message, down to what was said last below it.
    public func select(tip id: ULID) throws(ConversationStoreError) {
        let date = now()
        try writing { database in
            let keys = try database.messageKey(id)
            let tip = try database.first(
                """
                WITH RECURSIVE branch(key) AS (
                    VALUES (?) UNION SELECT messages.key FROM messages JOIN branch ON messages.parent = branch.key
                )
                SELECT max(key) FROM branch
                """,
                keys.message
            ) { $0.integer(0) }
            try database.setTip(tip, of: keys.conversation, date: date)
        }
    }

    /// A message of now.
    func makeMessage(
        _ body: ChatMessage,
        in conversation: ULID,
        after parent: ULID?,
        status: Message.Status = .complete,
        answer: AnswerRecord? = nil
    ) -> Message {
        let date = Date(milliseconds: now().milliseconds)
        return Message(
            id: ids.next(at: date),
            conversation: conversation,
            parent: parent,
            date: date,
            body: body,
            status: status,
            answer: answer
        )
    }
}

extension SQLiteConnection {
    /// Adds a message that is whole and makes it the last on show. The first question gives its conversation the title.
    func add(_ message: Message, to conversation: Int64, after parent: Int64?) throws {
        let key = try insert(message, conversation: conversation, parent: parent)
        try setTip(key, of: conversation, date: message.date)
        if message.role == .user {
            let title = ConversationTitle.title(ofQuestion: message.text)
            try run("UPDATE conversations SET title = ? WHERE key = ? AND title = ''", title, conversation)
        }
    }
}

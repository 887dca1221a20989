public import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ConversationStore {
    /// Begins a conversation.
    ///
    /// - Parameters:
    ///   - title: Its name; the start of its first question by default.
    ///   - system: Its system prompt.
    ///   - model: The model to ask.
    public func create(
        title: String = "",
        system: String? = nil,
        model: ModelID? = nil
    ) throws(ConversationStoreError) -> Conversation {
        let conversation = makeConversation(title: title, system: system, model: model)
        try writing { database in
            try database.insert(conversation, tip: nil)
        }
        return conversation
    }

    /// Begins a conversation with its first message. A program that is killed leaves both or neither.
    ///
    /// - Parameters:
    ///   - body: What the message says.
    ///   - title: The conversation's name; the start of its first question by default.
    ///   - system: Its system prompt.
    ///   - model: The model to ask.
    public func begin(
        _ body: ChatMessage,
        title: String = "",
        system: String? = nil,
        model: ModelID? = nil
    ) throws(ConversationStoreError) -> (conversation: Conversation, message: Message) {
        var conversation = makeConversation(title: title, system: system, model: model)
        let message = makeMessage(body, in: conversation.id, after: nil)
        if title.isEmpty, message.role == .user {
            conversation.title = ConversationTitle.title(ofQuestion: message.text)
        }
        try writing { database in
            try database.insert(conversation, tip: nil)
            try database.add(message, to: database.lastKey, after: nil)
        }
        conversation.tip = message.id
        conversation.modificationDate = max(conversation.modificationDate, message.date)
        return (conversation, message)
    }

    private func makeConversation(title: String, system: String?, model: ModelID?) -> Conversation {
        let date = Date(milliseconds: now().milliseconds)
        return Conversation(
            id: ids.next(at: date),
            title: title,
            system: system,
            model: model,
            creationDate: date,
            modificationDate: date
        )
    }

    /// The conversation of an id; `nil` where there is none.
    public func conversation(_ id: ULID) throws(ConversationStoreError) -> Conversation? {
        try reading { database in try database.conversation(id) }
    }

    /// The conversations, pinned ones first, and then the one first in which something was said last.
    ///
    /// - Parameters:
    ///   - limit: How many at most.
    ///   - offset: How many of them are passed over, for a list that is read by pages.
    public func conversations(
        limit: Int = .max,
        offset: Int = 0
    ) throws(ConversationStoreError) -> [Conversation] {
        try reading { database in try database.conversations(limit: limit, offset: offset) }
    }

    /// The conversation in which something was said last, pinned or not; `nil` where there is none. One that is dated
    /// later than now, by a clock that was wrong, is only the last where there is no other.
    public func latestConversation() throws(ConversationStoreError) -> Conversation? {
        let now = now().milliseconds
        return try reading { database in
            try database.latestConversation(until: now) ?? database.latestConversation(until: .max)
        }
    }

    /// The conversations whose id starts so, in upper case or lower, oldest first.
    public func conversations(withPrefix prefix: String) throws(ConversationStoreError) -> [Conversation] {
        let prefix = prefix.uppercased()
        return try reading { database in
            // No digit of an id comes after "Z".
            try database.all(
                "\(ConversationRow.select) WHERE conversations.id >= ? AND conversations.id < ? ORDER BY conversations.id",
                prefix,
                prefix + "[",
                make: ConversationRow.conversation
            )
        }
    }

    /// Gives a conversation another name.
    public func rename(_ id: ULID, to title: String) throws(ConversationStoreError) {
        try update(id, "title", to: title)
    }

    /// Sets the system prompt of a conversation; `nil` for none.
    public func setSystem(_ system: String?, of id: ULID) throws(ConversationStoreError) {
        try update(id, "system", to: system)
    }

    /// Sets the model that a conversation asks; `nil` for whatever the endpoint's is.
    public func setModel(_ model: ModelID?, of id: ULID) throws(ConversationStoreError) {
        try update(id, "model", to: model?.rawValue)
    }

    /// Puts a conversation before others in a list, or back among them.
    public func setPinned(_ isPinned: Bool, of id: ULID) throws(ConversationStoreError) {
        try update(id, "pinned", to: isPinned)
    }

    /// Keeps what was typed and not sent.
    public func setDraft(_ draft: String, of id: ULID) throws(ConversationStoreError) {
        try update(id, "draft", to: draft)
    }

    private func update(
        _ id: ULID,
        _ column: String,
        to value: some SQLiteConvertible
    ) throws(ConversationStoreError) {
        try writing { database in
            try database.run("UPDATE conversations SET \(column) = ? WHERE id = ?", value, id)
            guard database.changeCount > 0 else { throw ConversationStoreError.noSuchConversation(id) }
        }
    }
}

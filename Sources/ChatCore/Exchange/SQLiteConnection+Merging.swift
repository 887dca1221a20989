#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SQLiteConnection {
    /// Adds what is not there of a conversation, and gives the id under which it is there.
    func merge(_ archived: ArchivedConversation, at now: Date, makeID: () -> ULID) throws -> ULID {
        let messages = archived.messages.map { $0.message(in: archived.id) }
        guard try !isContradicted(messages) else {
            return try add(archived.renamed(makeID: makeID), at: now)
        }
        let key = try first("SELECT key FROM conversations WHERE id = ?", archived.id) { $0.integer(0) }
        guard let key else { return try add(archived, at: now) }
        try add(messages, to: key)
        return archived.id
    }

    /// Whether one of the messages is there and says something else, or stands in another conversation.
    private func isContradicted(_ messages: [Message]) throws -> Bool {
        try messages.contains { message in
            let row = try self.messages("\(MessageRow.select) WHERE messages.id = ?", message.id).first
            return if let row { row.message != message } else { false }
        }
    }

    /// Adds a conversation that is not there.
    private func add(_ archived: ArchivedConversation, at now: Date) throws -> ULID {
        try insert(archived.conversation(at: now), tip: nil)
        let key = lastKey
        try add(archived.messages.map { $0.message(in: archived.id) }, to: key)
        if let tip = archived.tip {
            try run("UPDATE conversations SET tip = ? WHERE key = ?", try messageKey(tip).message, key)
        }
        return archived.id
    }

    /// Adds those messages that are not there; a parent comes before those that follow it.
    private func add(_ messages: [Message], to conversation: Int64) throws {
        for message in messages {
            let isThere = try first("SELECT 1 FROM messages WHERE id = ?", message.id) { _ in true }
            guard isThere != true else { continue }
            let parent = try parentKey(message.parent, in: conversation)
            try insert(message, conversation: conversation, parent: parent)
        }
    }
}

extension ArchivedConversation {
    /// The same conversation with other identifiers.
    fileprivate func renamed(makeID: () -> ULID) -> ArchivedConversation {
        var renamed = self
        renamed.id = makeID()
        var ids: [ULID: ULID] = [:]
        for index in messages.indices {
            let id = makeID()
            ids[messages[index].id] = id
            renamed.messages[index].id = id
            renamed.messages[index].parent = messages[index].parent.flatMap { ids[$0] }
        }
        renamed.tip = tip.flatMap { ids[$0] }
        return renamed
    }
}

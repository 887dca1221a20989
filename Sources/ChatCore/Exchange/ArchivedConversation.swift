import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A conversation of an archive, with all its messages in the order in which they came.
struct ArchivedConversation: Codable {
    var id: ULID
    var title: String
    var system: String?
    var model: ModelID?
    var pinned: Bool?
    var draft: String?
    var created: Date
    var modified: Date
    var tip: ULID?
    var messages: [ArchivedMessage]

    init(_ conversation: Conversation, _ messages: [Message]) {
        id = conversation.id
        title = conversation.title
        system = conversation.system
        model = conversation.model
        pinned = conversation.isPinned ? true : nil
        draft = conversation.draft.isEmpty ? nil : conversation.draft
        created = conversation.creationDate
        modified = conversation.modificationDate
        tip = conversation.tip
        self.messages = messages.map(ArchivedMessage.init)
    }

    /// The conversation. What is dated later than now, by a clock that was wrong, is of now.
    func conversation(at now: Date) -> Conversation {
        Conversation(
            id: id,
            title: title,
            system: system,
            model: model,
            isPinned: pinned ?? false,
            draft: draft ?? "",
            creationDate: min(created, now).inMilliseconds,
            modificationDate: min(modified, now).inMilliseconds
        )
    }

    /// Sees that its messages are a tree: each id stands once, a parent before those that follow it.
    func check() throws(ConversationStoreError) {
        var ids: Set<ULID> = []
        for message in messages {
            if let parent = message.parent, !ids.contains(parent) {
                throw .malformedArchive(
                    reason:
                        "in the conversation \(id), the message \(message.id) follows \(parent), which is not before it"
                )
            }
            guard ids.insert(message.id).inserted else {
                throw .malformedArchive(reason: "in the conversation \(id), the message \(message.id) stands twice")
            }
        }
        if let tip, !ids.contains(tip) {
            throw .malformedArchive(reason: "the tip of the conversation \(id) is none of its messages")
        }
    }
}

/// A message of an archive.
struct ArchivedMessage: Codable {
    var id: ULID
    var parent: ULID?
    var date: Date
    var status: Message.Status
    var body: ChatMessage
    var reasoning: String?
    var answer: AnswerRecord?

    init(_ message: Message) {
        id = message.id
        parent = message.parent
        date = message.date
        status = message.status
        body = message.body
        reasoning = message.reasoning.isEmpty ? nil : message.reasoning
        answer = message.answer
    }

    /// The message. One that was being written when the archive was made is what had come of it.
    func message(in conversation: ULID) -> Message {
        let message = Message(
            id: id,
            conversation: conversation,
            parent: parent,
            date: date.inMilliseconds,
            body: body,
            reasoning: reasoning ?? "",
            status: status,
            answer: answer
        )
        return status == .streaming ? message.leftByWriter : message
    }
}

extension Date {
    /// The moment as a store keeps it.
    fileprivate var inMilliseconds: Date { Date(milliseconds: milliseconds) }
}

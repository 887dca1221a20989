public import LLM

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A message of a conversation, as it is kept.
public struct Message: Sendable, Hashable, Identifiable {
    /// What it is found by.
    public let id: ULID
    /// The conversation that it belongs to.
    public let conversation: ULID
    /// The message before it; `nil` for a first one.
    public let parent: ULID?
    /// When it was written or began.
    public let date: Date
    /// What is sent to a model of it: who speaks, text, attachments, tool calls, and the fields that belong to the turn.
    public var body: ChatMessage
    /// What the model thought before it answered; empty where it told nothing.
    public var reasoning: String
    /// How far it has come. A message of the user's is ``Status/complete``.
    public var status: Status
    /// What is known of an answer beside its text; `nil` for any other message.
    public var answer: AnswerRecord?

    /// Makes a message.
    public init(
        id: ULID,
        conversation: ULID,
        parent: ULID?,
        date: Date,
        body: ChatMessage,
        reasoning: String = "",
        status: Status = .complete,
        answer: AnswerRecord? = nil
    ) {
        self.id = id
        self.conversation = conversation
        self.parent = parent
        self.date = date
        self.body = body
        self.reasoning = reasoning
        self.status = status
        self.answer = answer
    }

    /// Who speaks.
    public var role: Role { body.role }

    /// Its text; where the model refused and said nothing else, the refusal. A blank line parts a question from the text
    /// files that are attached to it.
    public var text: String {
        let parts = body.content?.parts.compactMap(\.text) ?? []
        let text = parts.joined(separator: role == .user ? "\n\n" : "")
        return text.isEmpty ? body.refusal ?? "" : text
    }

    /// The words of a question, without the text files that are attached to it: what ``ChatViewModel/edit(_:to:)`` puts
    /// other words in the place of. The text of any other message.
    public var words: String {
        guard role == .user, case .parts(let parts) = body.content else { return text }
        return parts.first?.text ?? ""
    }

    /// What is attached to a question, text files too.
    public var attachments: [ContentPart] {
        guard role == .user, case .parts(let parts) = body.content else { return [] }
        return Array(parts.first?.text == nil ? parts[...] : parts.dropFirst())
    }
}

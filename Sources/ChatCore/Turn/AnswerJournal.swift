import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes one answer to the store as it comes. Once that fails it writes no further piece, but the whole at the end.
struct AnswerJournal {
    /// The first failure.
    private(set) var error: ConversationStoreError?
    /// The failure of the last write, that of the whole answer.
    private(set) var finalError: ConversationStoreError?

    private let store: ConversationStore
    /// The message, once the store has it.
    private var kept: ULID?

    init(store: ConversationStore) {
        self.store = store
    }

    /// Takes up an answer that has ended and could not be kept.
    init(store: ConversationStore, unkept message: Message) async {
        self.store = store
        kept = await store.isOpen(message.id) ? message.id : nil
    }

    /// Makes the message. Where the store can't, it is one that stands nowhere, to show the answer in.
    mutating func begin(after parent: ULID, in conversation: ULID, record: AnswerRecord) async -> Message {
        do throws(ConversationStoreError) {
            let message = try await store.beginAnswer(to: parent, in: conversation, record: record)
            kept = message.id
            return message
        } catch {
            self.error = error
            return Message(answerTo: parent, in: conversation, record: record)
        }
    }

    /// Keeps what of an event belongs to the answer, and returns the failure if it is the first.
    mutating func keep(_ event: ChatStreamEvent) async -> ConversationStoreError? {
        guard error == nil, let kept else { return nil }
        do throws(ConversationStoreError) {
            if let piece = event.piece { try await store.append(piece, to: kept) }
            if case .restarted = event { try await store.restart(kept) }
        } catch {
            self.error = error
        }
        return error
    }

    /// Keeps the whole, and returns it as it is kept.
    mutating func finish(_ message: Message) async -> Message {
        var message = message
        do throws(ConversationStoreError) {
            if kept == nil, let parent = message.parent {
                let record = message.answer ?? AnswerRecord()
                let begun = try await store.beginAnswer(to: parent, in: message.conversation, record: record)
                message = message.standing(as: begun)
            }
            try await store.finish(message)
        } catch {
            finalError = error
            await store.breakOff(message.id)
        }
        return message
    }
}

extension Message {
    /// An answer that is in no store.
    fileprivate init(answerTo parent: ULID, in conversation: ULID, record: AnswerRecord) {
        var generator = SystemRandomNumberGenerator()
        let date = Date()
        self.init(
            id: ULID(date: date, using: &generator),
            conversation: conversation,
            parent: parent,
            date: date,
            body: ChatMessage(role: .assistant),
            status: .streaming,
            answer: record
        )
    }

    /// The same answer in the place of another message.
    fileprivate func standing(as other: Message) -> Message {
        Message(
            id: other.id,
            conversation: other.conversation,
            parent: other.parent,
            date: other.date,
            body: body,
            reasoning: reasoning,
            status: status,
            answer: answer
        )
    }
}

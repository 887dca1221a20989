import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ConversationStore {
    /// Begins an answer: an assistant's message without text, ``Message/Status/streaming``, which becomes the last on
    /// show. It belongs to this store until it is finished, or until the store is gone.
    ///
    /// - Parameters:
    ///   - parent: The message that it answers; `nil` for none.
    ///   - conversation: The conversation.
    ///   - record: What is known of the answer already.
    public func beginAnswer(
        to parent: ULID?,
        in conversation: ULID,
        record: AnswerRecord
    ) throws(ConversationStoreError) -> Message {
        let message = makeMessage(
            .init(role: .assistant),
            in: conversation,
            after: parent,
            status: .streaming,
            answer: record
        )
        if claim.id == nil { reserve.make() }
        let messageKey = try writing { database in
            let writer = try claim.raise { ids.next(at: now()) }
            let key = try database.conversationKey(conversation)
            let parentKey = try database.parentKey(parent, in: key)
            let messageKey = try database.insert(message, conversation: key, parent: parentKey, writer: writer)
            try database.setTip(messageKey, of: key, date: message.date)
            return messageKey
        }
        answers[message.id] = OpenAnswer(key: messageKey)
        return message
    }

    /// Keeps a piece of an answer. It is on disk when this returns.
    ///
    /// - Throws: ``ConversationStoreError/notStreaming(_:)`` for a message that was not begun here or is finished, and
    ///   ``ConversationStoreError/noSuchMessage(_:)`` if it was deleted meanwhile.
    public func append(_ piece: AnswerPiece, to message: ULID) throws(ConversationStoreError) {
        guard let answer = answers[message] else { throw .notStreaming(message) }
        try statement { database in
            try database.insert(piece, position: answer.pieceCount, of: answer.key, message)
        }
        answers[message]?.pieceCount += 1
    }

    /// Forgets the pieces of an answer, which then begins anew.
    public func restart(_ message: ULID) throws(ConversationStoreError) {
        guard let answer = answers[message] else { throw .notStreaming(message) }
        try statement { database in
            try database.run("DELETE FROM pieces WHERE message = ?", answer.key)
        }
    }

    /// Whether an answer was begun here and is not finished.
    func isOpen(_ message: ULID) -> Bool { answers[message] != nil }

    /// Notes that an answer has ended, whose end could not be kept: until ``finish(_:)`` keeps it, whoever reads it here
    /// finds it truncated.
    func breakOff(_ message: ULID) {
        answers[message]?.isBrokenOff = true
    }

    /// Puts a finished answer in the place of its pieces. From then on it can be searched.
    ///
    /// - Parameter message: The message as it is to be kept, with any status but ``Message/Status/streaming``.
    public func finish(_ message: Message) throws(ConversationStoreError) {
        guard let answer = answers[message.id], message.status != .streaming else { throw .notStreaming(message.id) }
        let date = now()
        do throws(ConversationStoreError) {
            try writing { database in try database.finish(message, key: answer.key, date: date) }
        } catch {
            // Deleted while it was written: it must not come back as an answer that is given again.
            if error == .noSuchMessage(message.id) { try removeResponses() }
            throw error
        }
        answers[message.id] = nil
    }
}

extension SQLiteConnection {
    fileprivate func insert(_ piece: AnswerPiece, position: Int64, of key: Int64, _ message: ULID) throws {
        do {
            try run("INSERT INTO pieces VALUES (?, ?, ?, ?)", key, position, piece.kind, piece.text)
        } catch let error as SQLiteError where error.kind == .dangling {
            throw ConversationStoreError.noSuchMessage(message)
        }
    }
}

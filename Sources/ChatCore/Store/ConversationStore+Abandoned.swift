#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ConversationStore {
    /// Ends the messages whose writer is gone: they are truncated, with all that was kept of them.
    ///
    /// Who only reads can do without writing, and waits for nobody: in a store that is full, or that another program
    /// writes just now, the messages are left to the next.
    ///
    /// - Returns: The writers that are gone and whose messages could not be ended.
    @discardableResult
    func settleAbandoned() throws(ConversationStoreError) -> Set<ULID> {
        let writers = try statement { database in
            try database.all("SELECT DISTINCT writer FROM messages WHERE writer IS NOT NULL") { try $0.ulid(0) }
        }
        var left: Set<ULID> = []
        for writer in writers where !claim.isHeld(by: writer) {
            do throws(ConversationStoreError) {
                try database.withoutPatience { () throws(ConversationStoreError) in try settle(writer) }
            } catch .full, .busy, .inaccessible {
                left.insert(writer)
            }
        }
        return left
    }

    private func settle(_ writer: ULID) throws(ConversationStoreError) {
        try writing { database in
            // They are read anew: the writer may have finished them before it went.
            for row in try database.messages("\(MessageRow.select) WHERE messages.writer = ?", writer) {
                let message = row.message.leftByWriter
                try database.finish(message, key: row.key, date: message.date)
            }
        }
    }

    /// The messages that a statement finds, in which those whose writer is gone are truncated.
    func messages(_ read: (SQLiteConnection) throws -> [MessageRow]) throws(ConversationStoreError) -> [Message] {
        // A writer that is found to be gone only after the messages were read may have finished them in between.
        let left = try settleAbandoned()
        return try reading(read).map { row in
            let isBrokenOff = answers[row.message.id]?.isBrokenOff == true
            return isBrokenOff ? row.message.left(.unkept) : row.message(without: left)
        }
    }
}

extension MessageRow {
    /// The message, which is truncated if its writer is one of those that are gone.
    func message(without gone: Set<ULID>) -> Message {
        if let writer, gone.contains(writer) { message.leftByWriter } else { message }
    }
}

extension Message {
    /// What is left of a message whose writer is gone.
    var leftByWriter: Message { left(.writerGone) }

    /// What is left of a message that nobody finishes.
    func left(_ failure: AnswerRecord.Failure) -> Message {
        var message = self
        message.status = .truncated
        var answer = answer ?? AnswerRecord()
        answer.failure = failure
        message.answer = answer
        return message
    }
}

extension AnswerRecord.Failure {
    /// The failure of an answer whose program ended before it.
    static let writerGone = AnswerRecord.Failure(
        kind: "writer_gone",
        sentence: "The program that received this answer ended before the answer did. Ask again for a whole one.",
        isRetryable: true
    )

    /// The failure of an answer whose end the store had no room for, or could not write for another reason.
    static let unkept = AnswerRecord.Failure(
        kind: "unkept",
        sentence: "The end of this answer could not be kept. Make room on the disk, then ask again for a whole one.",
        isRetryable: true
    )
}

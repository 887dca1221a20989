import ChatCore
import Foundation
import LLM
import TemporaryFiles
import Testing

@Suite("Answers that are being written")
struct AnswerTests {
    private let directory: TemporaryDirectory
    private let store: ConversationStore
    private let conversation: ULID
    private let question: ULID

    init() async throws {
        directory = try TemporaryDirectory()
        store = try ConversationStore(at: directory("store.db"))
        conversation = try await store.create().id
        question = try await store.add(.user("Q"), to: conversation, after: nil).id
    }

    private func other() throws -> ConversationStore { try ConversationStore(at: directory("store.db")) }

    @Test("an answer is there before its first piece, and each piece is there for others at once")
    func pieces() async throws {
        let other = try other()
        var answer = try await store.beginAnswer(to: question, in: conversation, record: .init(model: "m"))
        #expect(try await other.messages(in: conversation).last == answer)
        #expect(answer.status == .streaming && answer.answer?.model == "m" && answer.role == .assistant)

        for piece: AnswerPiece in [.reasoning("Hm"), .text("An"), .reasoning("."), .text("swer"), .refusal("No")] {
            try await store.append(piece, to: answer.id)
        }
        answer.reasoning = "Hm."
        answer.body = .init(role: .assistant, content: "Answer", refusal: "No")
        for reader in [store, other] {
            #expect(try await reader.message(answer.id) == answer)
            #expect(try await reader.messages(in: conversation).last == answer)
        }
    }

    @Test("a finished answer is what it was finished with, and takes no more")
    func finished() async throws {
        var answer = try await store.beginAnswer(to: question, in: conversation, record: .init())
        try await store.append(.text("Wrong"), to: answer.id)
        try await store.restart(answer.id)
        #expect(try await store.message(answer.id)?.text == "")
        try await store.append(.text("Right"), to: answer.id)
        answer.body = .assistant("Right")
        await #expect(throws: ConversationStoreError.notStreaming(answer.id)) { try await store.finish(answer) }
        answer.status = .stopped
        answer.answer?.cost = 0.5
        try await store.finish(answer)
        #expect(try await other().message(answer.id) == answer)
        await #expect(throws: ConversationStoreError.notStreaming(answer.id)) {
            try await store.append(.text("!"), to: answer.id)
        }
        await #expect(throws: ConversationStoreError.notStreaming(answer.id)) { try await store.finish(answer) }
    }

    @Test("an answer whose store is gone is truncated, with all that had come")
    func writerGone() async throws {
        let answer = try await writeAndLeave()
        let other = try other()
        let found = try #require(try await other.messages(in: conversation).last)
        #expect(found.id == answer && found.status == .truncated && found.text == "Half an an")
        #expect(found.reasoning == "Hm" && found.answer?.failure?.kind == "writer_gone")
        #expect(try await store.message(answer) == found)
    }

    private func writeAndLeave() async throws -> ULID {
        let writer = try other()
        let answer = try await writer.beginAnswer(to: question, in: conversation, record: .init()).id
        for piece: AnswerPiece in [.reasoning("Hm"), .text("Half "), .text("an an")] {
            try await writer.append(piece, to: answer)
        }
        return answer
    }
}

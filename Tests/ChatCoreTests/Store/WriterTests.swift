@testable import ChatCore
import Foundation
import JSONCoding
import LLM
import TemporaryFiles
import Testing
import Waiting

/// Other programs that write the store, and are killed.
@Suite("Programs that write a store", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct WriterTests {
    private let directory: TemporaryDirectory
    private let file: URL

    init() throws {
        directory = try TemporaryDirectory()
        file = directory("store.db")
    }

    private func locks() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: file.path + "-writers")
    }

    @Test("an answer is left alone while its program lives; after kill -9 it is truncated, with every piece")
    func killed() async throws {
        let writer = try WriterProcess("answer", file.path)
        #expect(await writer.wait(for: 20) >= 20)
        let store = try ConversationStore(at: file)
        let conversation = try #require(try await store.latestConversation()?.id)
        let read = try #require(try await store.messages(in: conversation).last)
        #expect(read.status == .streaming && read.text.hasPrefix("1 2 3 "))

        let last = max(await writer.kill(), 20)
        let found = try #require(try await store.messages(in: conversation).last)
        #expect(found.status == .truncated && found.answer?.failure?.kind == "writer_gone")
        let numbers = found.text.split(separator: " ").compactMap { Int($0) }
        #expect(numbers == Array(1...numbers.count) && numbers.count >= last)
        #expect(try await store.search("\(last)").map(\.message) == [found.id])
        #expect(try await ConversationStore(at: file).message(found.id) == found)

        let next = try await store.beginAnswer(to: found.id, in: conversation, record: .init())
        #expect(try locks().count == 1, "what the killed program left behind is swept away")
        #expect(try await ConversationStore(at: file).message(next.id)?.status == .streaming)
    }

    @Test("whenever a program is killed, all that it kept is there, and the store is whole", arguments: [0, 3, 7, 20])
    func killedAnytime(turn: Int) async throws {
        let writer = try WriterProcess("turns", file.path, "100000")
        _ = await writer.wait(for: turn)
        let last = max(await writer.kill(), turn)
        let store = try ConversationStore(at: file)
        let conversation = try #require(try await store.latestConversation()?.id)
        let answers = try await store.messages(in: conversation).filter { $0.role == .assistant }
        for number in 0...last {
            #expect(answers[number].text == "Answer \(number)" && answers[number].status == .complete)
        }
        #expect(answers.dropFirst(last + 1).allSatisfy { "Answer \(last + 1)".hasPrefix($0.text) })
        #expect(try await store.faults() == ["ok"])
    }

    @Test("eight programs write a new store at once, and not one row is lost")
    func eight() async throws {
        let writers = try (0..<8).map { _ in try WriterProcess("turns", file.path, "200") }
        for writer in writers { #expect(await writer.finish() == "") }
        let store = try ConversationStore(at: file)
        let conversations = try await store.conversations()
        #expect(conversations.count == 8)
        for conversation in conversations {
            let messages = try await store.messages(in: conversation.id)
            #expect(messages.count == 400 && messages.allSatisfy { $0.status == .complete })
            #expect(messages.map(\.text) == (0..<200).flatMap { ["Question \($0)", "Answer \($0)"] })
        }
        #expect(try await store.search("answer 199").count == 8)
        #expect(try await store.faults() == ["ok"])
        #expect(try locks().isEmpty)
    }

    @Test("an export is of one moment, whatever is written meanwhile")
    func exported() async throws {
        let writer = try WriterProcess("turns", file.path, "100")
        _ = await writer.wait(for: 0)
        let store = try ConversationStore(at: file)
        for _ in 0..<10 {
            let conversation = try #require(try await store.exportAll()["conversations"]?[0])
            #expect(conversation["tip"] == conversation["messages"]?.arrayValue?.last?["id"])
        }
        _ = await writer.kill()
    }

    @Test("an answer that names a writer nobody knows is truncated")
    func unknown() async throws {
        let writer = try ConversationStore(at: file)
        let id = try await writer.create().id
        var answer = try await writer.beginAnswer(to: nil, in: id, record: .init())
        try await writer.append(.text("Half"), to: answer.id)
        try FileManager.default.removeItem(atPath: file.path + "-writers")
        let reader = try ConversationStore(at: file)
        #expect(try await reader.message(answer.id)?.status == .truncated)

        // Its writer lives after all: what it finishes with counts, also in the index.
        answer.body = .assistant("Whole")
        answer.status = .complete
        try await writer.append(.text(" more"), to: answer.id)
        try await writer.finish(answer)
        #expect(try await reader.message(answer.id) == answer)
        #expect(try await reader.search("half").isEmpty)
        #expect(try await reader.search("whole").count == 1)
    }
}

extension ConversationStore {
    /// What SQLite finds wrong with the file; "ok" where there is nothing.
    func faults() throws -> [String] {
        for index in try WordIndex.all(in: database) {
            try database.run("INSERT INTO \(index.table)(\(index.table)) VALUES ('integrity-check')")
        }
        return try database.all("PRAGMA integrity_check") { $0.text(0) }
    }
}

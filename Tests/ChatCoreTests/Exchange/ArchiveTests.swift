import ChatCore
import Foundation
import JSONCoding
import LLM
import Testing

@Suite("Export and import")
struct ArchiveTests {
    private let clock = TestClock(Date(timeIntervalSince1970: 1_800_000_000.123))
    private let store: ConversationStore

    init() throws {
        store = try .inMemory(now: { [clock] in clock.now })
    }

    /// A conversation with branches, settings, attachments and all that an answer can have.
    private func fill() async throws -> ULID {
        let id = try await store.create(title: "Birds", system: "Be brief.", model: "small").id
        try await store.setPinned(true, of: id)
        try await store.setDraft("And", of: id)
        let parts: [ContentPart] = [.text("What is this? \u{0}"), .image(url: "data:image/png;base64,AAAA")]
        let question = try await store.add(.user(parts), to: id, after: nil)
        var answer = try await store.beginAnswer(to: question.id, in: id, record: .init(model: "m", endpoint: "e"))
        clock.advance(by: 1.5)
        answer.body = .assistant("A martlet.")
        answer.body.extraFields = ["later": ["a": [1.50, nil]]]
        answer.reasoning = "Hm"
        answer.status = .truncated
        answer.answer?.usage = Usage(promptTokens: 3, extraFields: ["cost": 0.1])
        answer.answer?.failure = .init(kind: "interrupted", sentence: "The line is down.", isRetryable: true)
        answer.answer?.timings = .init(firstToken: 0.25, total: 1.5)
        try await store.finish(answer)
        try await store.add(.assistant("A bird."), to: id, after: question.id)
        try await store.select(tip: answer.id)
        return id
    }

    @Test("what is exported and imported elsewhere is the same in everything")
    func lossless() async throws {
        let id = try await fill()
        let json = try await store.export([id])
        let other = try ConversationStore.inMemory(now: { [clock] in clock.now })
        #expect(try await other.importing(JSONValue(parsing: json.text)) == [id])
        #expect(try await other.conversation(id) == store.conversation(id))
        #expect(try await other.allMessages(in: id) == store.allMessages(in: id))
        #expect(try await other.export([id]).text == json.text)
        #expect(try await other.search("martlet").count == 1)
        #expect(json["version"] == 1 && json["conversations"]?[0]?["created"] == "2027-01-15T08:00:00.123Z")
    }

    @Test("all are exported as they are listed; one that is not there can't be")
    func all() async throws {
        let ids = [try await fill(), try await store.create(title: "Empty").id]
        #expect(try await store.exportAll() == store.export(ids))
        try await store.delete([ids[1]])
        #expect(try await store.exportAll() == store.export([ids[0]]))
        await #expect(throws: ConversationStoreError.noSuchConversation(ids[1])) { try await store.export(ids) }
    }

    @Test("what is there already is not added again; what is missing of a conversation is")
    func repeated() async throws {
        let id = try await fill()
        let early = try await store.export([id])
        let question = try #require(try await store.messages(in: id).first)
        try await store.add(.assistant("More"), to: id, after: question.id)
        let late = try await store.export([id])
        #expect(try await store.importing(early) == [id])
        #expect(try await store.export([id]).text == late.text)

        let other = try ConversationStore.inMemory()
        _ = try await other.importing(early)
        try await other.rename(id, to: "Mine")
        #expect(try await other.importing(late) == [id])
        #expect(try await other.allMessages(in: id) == store.allMessages(in: id))
        #expect(try await other.conversation(id)?.title == "Mine")
    }

    @Test("a conversation that contradicts the one that is there stands beside it")
    func contradiction() async throws {
        let id = try await fill()
        let before = try await store.export([id])
        var json = before
        json["conversations"]?[0]?["messages"]?[1]?["body"]?["content"] = "Something else."
        let copy = try #require(try await store.importing(json).first)
        #expect(copy != id)
        #expect(try await store.export([id]).text == before.text)
        #expect(
            try await store.allMessages(in: copy).map(\.text) == ["What is this? \u{0}", "Something else.", "A bird."]
        )
        #expect(try await store.messages(in: copy).map(\.text) == ["What is this? \u{0}", "Something else."])
    }

    @Test("an answer that was being written becomes what had come of it")
    func streaming() async throws {
        let id = try await store.create().id
        let answer = try await store.beginAnswer(to: nil, in: id, record: .init())
        try await store.append(.text("Half"), to: answer.id)
        let other = try ConversationStore.inMemory()
        _ = try await other.importing(store.export([id]))
        let message = try #require(try await other.message(answer.id))
        #expect(message.status == .truncated && message.text == "Half")
    }

    @Test(
        "what is no archive adds nothing, and is said to be none",
        arguments: [
            "[]", "{}", #"{"format": "martlet-conversations"}"#,
            #"{"format": "martlet-conversations", "version": 1, "conversations": [{"id": "x"}]}"#,
        ]
    )
    func malformed(text: String) async throws {
        let json = try JSONValue(parsing: text)
        let error = await #expect(throws: ConversationStoreError.self) { try await store.importing(json) }
        #expect(error?.kind == "malformed_archive")
    }

    @Test(
        "what is wrong with an archive is said in a short sentence that names the place",
        arguments: [
            (#"{"format": "martlet-conversations"}"#, #"its "version" is not 1"#),
            (#"{"format": "martlet-conversations", "version": 0, "conversations": []}"#, #"its "version" is not 1"#),
            (
                #"{"format": "martlet-conversations", "version": 1, "conversations": [{"id": "x"}]}"#,
                #"conversations[0].id: "x" is not a ULID"#
            ),
        ]
    )
    func reason(text: String, reason: String) async throws {
        await #expect(throws: ConversationStoreError.malformedArchive(reason: reason)) {
            try await store.importing(JSONValue(parsing: text))
        }
    }

    @Test("an imported conversation that is dated later than now is of now")
    func future() async throws {
        let id = try await fill()
        var json = try await store.export([id])
        json["conversations"]?[0]?["modified"] = "9999-12-31T23:59:59.999Z"
        let other = try ConversationStore.inMemory(now: { [clock] in clock.now })
        _ = try await other.importing(json)
        #expect(try await other.conversation(id) == store.conversation(id))
    }

    @Test("of an archive whose last conversation is no tree, nothing is added")
    func noTree() async throws {
        let ids = [try await fill(), try await fill()]
        let json = try await store.export(ids)
        for (key, value) in [
            ("parent", json["conversations"]?[0]?["id"]), ("id", json["conversations"]?[1]?["messages"]?[0]?["id"]),
        ] {
            var broken = json
            broken["conversations"]?[1]?["messages"]?[1]?[key] = value
            let other = try ConversationStore.inMemory()
            let error = await #expect(throws: ConversationStoreError.self) { try await other.importing(broken) }
            #expect(error?.kind == "malformed_archive")
            #expect(try await other.conversations().isEmpty)
        }
    }

    @Test("a newer archive is refused")
    func newer() async throws {
        let json: JSONValue = ["format": "martlet-conversations", "version": 2]
        await #expect(throws: ConversationStoreError.newerArchive(version: 2)) { try await store.importing(json) }
    }
}

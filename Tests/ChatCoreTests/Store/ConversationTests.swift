import ChatCore
import Foundation
import LLM
import Testing

@Suite("Conversations in a store")
struct ConversationTests {
    private let clock = TestClock()
    private let store: ConversationStore

    init() throws {
        store = try .inMemory(now: { [clock] in clock.now })
    }

    @Test("a conversation reads back as it was made")
    func made() async throws {
        let made = try await store.create(title: "Birds", system: "Be brief.", model: "small")
        #expect(try await store.conversation(made.id) == made)
        #expect(made.title == "Birds" && made.system == "Be brief." && made.model == "small" && made.tip == nil)
        #expect(made.creationDate == clock.now && made.id.date == clock.now)
    }

    @Test("a conversation begins with its first message, or not at all")
    func begun() async throws {
        let begun = try await store.begin(.user("What is a martlet?"), system: "Be brief.", model: "small")
        #expect(try await store.conversation(begun.conversation.id) == begun.conversation)
        #expect(try await store.messages(in: begun.conversation.id) == [begun.message])
        #expect(begun.conversation.title == "What is a martlet?" && begun.conversation.tip == begun.message.id)
        #expect(begun.conversation.system == "Be brief." && begun.conversation.model == "small")
        #expect(try await store.begin(.user("Q"), title: "Birds").conversation.title == "Birds")

        // Room for the conversation's row is there, but none for so long a message.
        try await store.limit(isFull: true)
        await #expect(throws: ConversationStoreError.full(path: store.path)) {
            try await store.begin(.user(String(repeating: "long ", count: 10_000)))
        }
        #expect(try await store.conversations().count == 2)
    }

    @Test("what is set is kept, and the list shows pinned ones first and then those last spoken in")
    func settings() async throws {
        let (old, new) = (try await store.create(title: "Old"), try await store.create(title: "New"))
        clock.advance(by: 1)
        try await store.add(.user("Still there?"), to: old.id, after: nil)
        #expect(try await store.conversations().map(\.title) == ["Old", "New"])
        try await store.setPinned(true, of: new.id)
        try await store.rename(new.id, to: "Newer")
        try await store.setSystem("S", of: new.id)
        try await store.setModel("M", of: new.id)
        try await store.setDraft("Wait", of: new.id)

        let list = try await store.conversations()
        #expect(list.map(\.title) == ["Newer", "Old"])
        #expect(list[0].system == "S" && list[0].model == "M" && list[0].draft == "Wait" && list[0].isPinned)
        #expect(try await store.conversations(limit: 1, offset: 1).map(\.title) == ["Old"])
        #expect(try await store.latestConversation()?.id == old.id)
    }

    @Test("a conversation that a wrong clock has dated later is not the last until something is said in it")
    func wrongClock() async throws {
        clock.advance(by: 1_000_000)
        let future = try await store.begin(.user("From the future")).conversation.id
        clock.advance(by: -1_000_000)
        #expect(try await store.latestConversation()?.id == future)
        let new = try await store.begin(.user("Now")).conversation.id
        #expect(try await store.latestConversation()?.id == new)
        clock.advance(by: 1)
        try await store.add(.user("Back"), atEndOf: future)
        #expect(try await store.latestConversation()?.id == future)
        #expect(try await store.conversation(future)?.modificationDate == clock.now)
    }

    @Test("of conversations of the same moment the later one is first, wherever it was imported from")
    func sameMoment() async throws {
        let ids = [try await store.create().id, try await store.create().id, try await store.create().id]
        let archive = try await store.export([ids[1]])
        try await store.delete([ids[1]])
        _ = try await store.importing(archive)
        #expect(try await store.conversations().map(\.id) == ids.reversed())
        #expect(try await store.latestConversation()?.id == ids[2])
    }

    @Test("a conversation is found by the start of its id in any case")
    func prefix() async throws {
        let first = try await store.create()
        clock.advance(by: 100_000_000)
        let second = try await store.create()
        let start = String(first.id.description.prefix(6))
        #expect(try await store.conversations(withPrefix: start.lowercased()).map(\.id) == [first.id])
        #expect(try await store.conversations(withPrefix: "0").map(\.id) == [first.id, second.id])
        #expect(try await store.conversations(withPrefix: "").count == 2)
        #expect(try await store.conversations(withPrefix: "%").isEmpty)
    }

    @Test(
        "the first question gives the title, in one line and not too long",
        arguments: [
            ("What is\n a  martlet?", "What is a martlet?"),
            (String(repeating: "word ", count: 40), "word word word word word word word word word word word…"),
            (String(repeating: "x", count: 100), String(repeating: "x", count: 59) + "…"),
            ("  ", ""),
        ]
    )
    func title(question: String, title: String) async throws {
        let conversation = try await store.create()
        let message = try await store.add(.user(question), to: conversation.id, after: nil)
        try await store.add(.user("Another"), to: conversation.id, after: message.id)
        #expect(try await store.conversation(conversation.id)?.title == (title.isEmpty ? "Another" : title))
    }

    @Test("what is not there is said to be missing")
    func missing() async throws {
        let id = try await ConversationStore.inMemory().create().id
        #expect(try await store.conversation(id) == nil)
        #expect(try await store.latestConversation() == nil)
        await #expect(throws: ConversationStoreError.noSuchConversation(id)) { try await store.rename(id, to: "") }
        await #expect(throws: ConversationStoreError.noSuchConversation(id)) { try await store.messages(in: id) }
    }
}

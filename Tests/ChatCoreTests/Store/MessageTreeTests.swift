import ChatCore
import Foundation
import JSONCoding
import LLM
import TemporaryFiles
import Testing

@Suite("Messages in a store")
struct MessageTreeTests {
    private let store: ConversationStore

    init() throws {
        store = try .inMemory(now: { Date(timeIntervalSince1970: 1_800_000_000) })
    }

    @Test("a message reads back as it was, with parts and fields that nobody knows")
    func lossless() async throws {
        let conversation = try await store.create()
        let body = try ChatMessage(
            json: JSONValue(
                parsing: """
                    {"role": "user", "content": [
                        {"type": "text", "text": "What is this? \\u0000 é 東京 😀"},
                        {"type": "image_url", "image_url": {"url": "data:image/png;base64,AAAA"}},
                        {"type": "smell", "strength": 1.10}
                    ], "name": "Ada", "later": {"b": [null, 1e400], "a": ""}}
                    """
            )
        )
        let message = try await store.add(body, to: conversation.id, after: nil)
        #expect(try await store.message(message.id) == message)
        #expect(try await store.message(message.id)?.body == body)
    }

    @Test("the path on show goes from the first message to the tip, and branches stand beside it")
    func branches() async throws {
        let id = try await store.create().id
        let question = try await store.add(.user("Q"), to: id, after: nil)
        let first = try await store.add(.assistant("A1"), to: id, after: question.id)
        let further = try await store.add(.user("More"), to: id, after: first.id)
        let second = try await store.add(.assistant("A2"), to: id, after: question.id)
        #expect(try await store.messages(in: id).map(\.text) == ["Q", "A2"])
        #expect(try await store.messages(in: id, upTo: further.id).map(\.text) == ["Q", "A1", "More"])
        #expect(try await store.allMessages(in: id).map(\.text) == ["Q", "A1", "More", "A2"])
        #expect(try await store.siblings(of: first.id) == [first.id, second.id])
        #expect(try await store.siblings(of: question.id) == [question.id])

        try await store.select(tip: first.id)
        #expect(try await store.conversation(id)?.tip == further.id)
        let edited = try await store.add(.user("Q, better"), to: id, after: nil)
        #expect(try await store.siblings(of: question.id) == [question.id, edited.id])
        #expect(try await store.messages(in: id).map(\.text) == ["Q, better"])
    }

    @Test("what two programs add at the end stands one after the other, on whatever is last on show then")
    func atEnd() async throws {
        let directory = try TemporaryDirectory()
        let (one, other) = (
            try ConversationStore(at: directory("store.db")), try ConversationStore(at: directory("store.db"))
        )
        let id = try await one.create().id
        let question = try await one.add(.user("Q"), atEndOf: id)
        #expect(question.parent == nil)
        let second = try await other.add(.user("Q2"), atEndOf: id)
        let third = try await one.add(.user("Q3"), atEndOf: id)
        #expect(second.parent == question.id && third.parent == second.id)
        #expect(try await other.messages(in: id) == [question, second, third])
        #expect(try await other.conversation(id)?.title == "Q")

        try await one.rewind(id, to: question.id)
        #expect(try await other.add(.assistant("A"), atEndOf: id).parent == question.id)
        let nowhere = try await ConversationStore.inMemory().create().id
        await #expect(throws: ConversationStoreError.noSuchConversation(nowhere)) {
            try await one.add(.user("Q"), atEndOf: nowhere)
        }
    }

    @Test("ids grow though the clock stands still")
    func order() async throws {
        let id = try await store.create().id
        var last: ULID?
        for number in 0..<100 { last = try await store.add(.user("\(number)"), to: id, after: last).id }
        let ids = try await store.messages(in: id).map(\.id)
        #expect(ids == ids.sorted() && ids.count == 100)
    }

    @Test("a message follows none of another conversation")
    func foreignParent() async throws {
        let (one, other) = (try await store.create().id, try await store.create().id)
        let message = try await store.add(.user("Q"), to: one, after: nil)
        await #expect(throws: ConversationStoreError.noSuchMessage(message.id)) {
            try await store.add(.user("Q"), to: other, after: message.id)
        }
        #expect(try await store.allMessages(in: other).isEmpty)
    }
}

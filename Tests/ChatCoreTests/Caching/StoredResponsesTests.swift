import ChatCore
import Foundation
import JSONCoding
import LLM
import TemporaryFiles
import Testing

@Suite("Answers that are kept to be given again")
struct StoredResponsesTests {
    private let clock = TestClock()
    private let directory: TemporaryDirectory
    private let store: ConversationStore

    init() throws {
        directory = try TemporaryDirectory()
        store = try ConversationStore(at: directory("store.db"), now: { [clock] in clock.now })
    }

    private func key(_ question: String) throws -> CacheKey {
        let request = ChatRequest(messages: [.user(question)], model: "m")
        return CacheKey(request, baseURL: try #require(URL(string: "https://example.com/v1")))
    }

    private func answer(_ text: String) -> CachedAnswer {
        let message = ChatCompletion.Message(content: text)
        return CachedAnswer(
            ChatCompletion(model: "m", choices: [.init(message: message)]),
            date: clock.now,
            source: "s"
        )
    }

    @Test("an answer is given again, by another program too, with its date and source")
    func again() async throws {
        let answer = answer("heron")
        try await StoredResponses(store).store(answer, for: key("Q"))
        clock.advance(by: 60)
        let other = StoredResponses(try ConversationStore(at: directory("store.db"), now: { [clock] in clock.now }))
        let found = try #require(try await other.answer(for: key("Q")))
        #expect(found == answer && found.age(at: clock.now) == .seconds(60))
        #expect(try await other.answer(for: key("Q?")) == nil)
    }

    @Test("a later answer takes the place of an earlier one")
    func replaced() async throws {
        let responses = StoredResponses(store)
        try await responses.store(answer("one"), for: key("Q"))
        try await responses.store(answer("two"), for: key("Q"))
        #expect(try await responses.answer(for: key("Q"))?.completion.text == "two")
    }

    @Test("an answer that was deleted while it was written is not given again")
    func deleted() async throws {
        let conversation = try await store.create()
        let question = try await store.add(.user("Q"), to: conversation.id, after: nil)
        var message = try await store.beginAnswer(to: question.id, in: conversation.id, record: AnswerRecord())
        try await ConversationStore(at: directory("store.db")).deleteAll()
        try await StoredResponses(store).store(answer("heron"), for: key("Q"))
        message.status = .complete
        let whole = message
        await #expect(throws: ConversationStoreError.self) { try await store.finish(whole) }
        #expect(try await StoredResponses(store).answer(for: key("Q")) == nil)
    }

    @Test("an answer that is too old is none")
    func age() async throws {
        let responses = StoredResponses(store, maximumAge: .seconds(10))
        try await responses.store(answer("old"), for: key("Q"))
        clock.advance(by: 11)
        #expect(try await responses.answer(for: key("Q")) == nil)
    }

    @Test("no more answers are kept than may be, and none that is too large; the oldest go first")
    func bounds() async throws {
        let size = answer("1").completion.json.bytes().count
        for responses in [StoredResponses(store, maximumCount: 2), StoredResponses(store, maximumSize: size * 2)] {
            try await responses.removeAll()
            for text in ["1", "2", "3"] {
                clock.advance(by: 1)
                try await responses.store(answer(text), for: key(text))
            }
            #expect(try await responses.answer(for: key("1")) == nil)
            #expect(try await responses.answer(for: key("2")) != nil)
            #expect(try await responses.answer(for: key("3")) != nil)
        }
        let small = StoredResponses(store, maximumSize: size - 1)
        try await small.store(answer("3"), for: key("3"))
        #expect(try await small.answer(for: key("3")) == nil)
    }

    @Test("forgotten answers, and those of deleted conversations, are in no file")
    func forgotten() async throws {
        let responses = StoredResponses(store)
        let removals: [() async throws -> Void] = [
            { try await responses.removeAll() },
            { _ = try await store.delete([store.create().id]) },
            { _ = try await store.deleteAll() },
            {
                clock.advance(by: 1)
                _ = try await store.prune(olderThan: clock.now)
            },
        ]
        for remove in removals {
            try await responses.store(answer("heron"), for: key("Q"))
            try await remove()
            for name in ["store.db", "store.db-wal"] {
                #expect(try Data(contentsOf: directory(name)).range(of: Data("heron".utf8)) == nil)
            }
        }
    }
}

import ChatCore
import LLM
import Testing
import Waiting

@Suite("The list of conversations", .timeLimit(.minutes(Patience.minutes)))
@MainActor
struct ConversationListTests {
    private let store: ConversationStore
    private let list: ConversationListModel

    init() throws {
        store = try .inMemory()
        list = ConversationListModel(store: store, pageSize: 2)
    }

    @discardableResult
    private func converse(_ question: String) async throws -> ULID {
        let conversation = try await store.create()
        try await store.add(.user(question), to: conversation.id, after: nil)
        return conversation.id
    }

    private var titles: [String] { list.conversations.map(\.title) }

    @Test("it is read by pages, and anew as far as it had been read")
    func pages() async throws {
        for question in ["One", "Two", "Three"] { try await converse(question) }
        await list.reload()
        #expect(titles == ["Three", "Two"])
        #expect(list.hasMore)
        await list.loadMore()
        #expect(titles == ["Three", "Two", "One"])
        #expect(!list.hasMore)
        await list.reload()
        #expect(titles == ["Three", "Two", "One"])
    }

    @Test("names and pins show at once")
    func changes() async throws {
        let one = try await converse("One")
        try await converse("Two")
        await list.rename(one, to: "First")
        #expect(titles == ["Two", "First"])
        await list.setPinned(true, of: one)
        #expect(titles == ["First", "Two"])
    }

    @Test("what was deleted is gone, and can be brought back")
    func deleted() async throws {
        let one = try await converse("One")
        try await converse("Two")
        #expect(!list.canUndoDelete)
        await list.delete([one])
        #expect(titles == ["Two"])
        #expect(try await store.conversation(one) == nil)
        #expect(list.canUndoDelete)
        await list.undoDelete()
        #expect(titles == ["Two", "One"])
        #expect(try await store.messages(in: one).map(\.text) == ["One"])
        #expect(!list.canUndoDelete)
    }

    @Test("a search finds messages while it is typed, and the last one counts")
    func search() async throws {
        let one = try await converse("What is a martlet?")
        try await converse("What is a swift?")
        #expect(!list.isSearching)
        list.searchText = "sw"
        list.searchText = "mart"
        await list.waitForHits()
        #expect(list.isSearching)
        #expect(list.hits.map(\.conversation) == [one])
        list.searchText = " "
        await list.waitForHits()
        #expect(list.hits.isEmpty)
        #expect(!list.isSearching)
    }

    @Test("what fails is told")
    func failed() async throws {
        let id = try #require(ULID("00000000000000000000000000"))
        await list.rename(id, to: "Name")
        #expect(list.storeError == .noSuchConversation(id))
        await list.delete([id])
        #expect(!list.canUndoDelete)
    }
}

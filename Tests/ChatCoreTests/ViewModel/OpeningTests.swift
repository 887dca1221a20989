import HandFed
import LLM
import LLMTesting
import Testing
import Waiting

@testable import ChatCore

@Suite("Opening conversations", .timeLimit(.minutes(Patience.minutes)))
@MainActor
struct OpeningTests {
    private let chat: Chat

    init() throws {
        chat = try Chat()
    }

    private var model: ChatViewModel { chat.model }

    private func other(_ question: String = "Other") async throws -> ULID {
        let conversation = try await chat.store.create(system: "Be brief.", model: "other")
        try await chat.store.add(.user(question), to: conversation.id, after: nil)
        return conversation.id
    }

    @Test("an answer on its way puts nothing into another conversation, and is there when one comes back")
    func switched() async throws {
        await chat.ask("Hello")
        let first = try #require(model.conversation?.id)
        chat.responder[].send(.text("Hel"))
        await model.wait { $0.texts.last == "Hel" }
        await model.open(try await other())
        #expect(model.texts == ["Other"])
        #expect(!model.isLoading)
        #expect(model.status == .idle)
        await model.open(first)
        #expect(model.texts == ["Hello", "Hel"])
        #expect(model.isLoading)
        #expect(model.status == .streaming)
        chat.responder[].send(.text("lo"), .usage(Usage()))
        await model.wait { $0.texts.last == "Hello" }
        await model.open(try await other())
        chat.responder[].finish(.text("Hello!"))
        await model.open(first)
        await model.waitUntilIdle()
        #expect(model.texts == ["Hello", "Hello!"])
        #expect(try await chat.kept() == model.messages)
    }

    @Test("two conversations are answered at the same time")
    func both() async throws {
        await chat.ask("One")
        let first = try #require(model.conversation?.id)
        model.newConversation()
        #expect(model.messages.isEmpty)
        #expect(!model.isLoading)
        await chat.ask("Two")
        let second = try #require(model.conversation?.id)
        chat.responder[0].finish(.text("1"))
        chat.responder[1].finish(.text("2"))
        await model.waitUntilIdle()
        #expect(model.texts == ["Two", "2"])
        await model.open(first)
        await model.waitUntilIdle()
        #expect(model.texts == ["One", "1"])
        #expect(first != second)
    }

    @Test("a new conversation opened before the question is kept leaves the question where it belongs")
    func leftAtOnce() async throws {
        model.inputText = "Hello"
        model.send()
        model.newConversation()
        chat.responder[].finish(.text("Hello!"))
        await model.close()
        #expect(model.messages.isEmpty)
        #expect(model.conversation == nil)
        let kept = try #require(try await chat.store.latestConversation())
        await model.open(kept.id)
        #expect(model.texts.first == "Hello")
        #expect(model.messages.count == 2)
    }

    @Test("of two that are opened at once, the later one is on show")
    func stale() async throws {
        let (one, two) = (try await other("One"), try await other("Two"))
        let tasks = [Task { await model.open(one) }, Task { await model.open(two) }]
        for task in tasks { await task.value }
        #expect(model.conversation?.id == two)
        #expect(model.texts == ["Two"])
    }

    @Test("one that is still being read is not shown over what was opened after it")
    func staleRead() async throws {
        let one = try await other("One")
        let opening = Task { await model.open(one) }
        try await eventually("the read") { model.generation > 0 }
        model.newConversation()
        await opening.value
        #expect(model.conversation == nil)
        #expect(model.messages.isEmpty)
    }

    @Test("a piece that is in the store but not yet on show is shown once, wherever one goes meanwhile")
    func waitingPiece() async throws {
        await chat.exchange("One", "1")
        let first = model.messages[1].id
        model.regenerate()
        await model.wait { $0.messages.count == 2 }
        chat.responder[1].send(.text("Hel"))
        await model.wait { $0.texts.last == "Hel" }
        chat.responder[1].send(.text("lo"))
        await chat.clock.waitForSleeper()
        let second = model.messages[1].id
        #expect(try await chat.store.message(second)?.text == "Hello")
        await model.select(first)
        await model.select(second)
        #expect(model.texts == ["One", "Hel"])
        chat.clock.advance(by: .seconds(1))
        await model.wait { $0.texts.last != "Hel" }
        #expect(model.texts == ["One", "Hello"])
    }

    @Test("opened again, it takes what another program has set, but not over what is typed")
    func openedAgain() async throws {
        await chat.exchange("Hello", "Hello!")
        let id = try #require(model.conversation?.id)
        let changes = model.changes()
        try await chat.store.rename(id, to: "Greetings")
        try await chat.store.setModel("other", of: id)
        try await chat.store.setSystem("Be brief.", of: id)
        try await chat.store.setDraft("From elsewhere", of: id)
        await model.open(id)
        #expect(model.conversation?.title == "Greetings")
        #expect(model.model == "other")
        #expect(model.system == "Be brief.")
        #expect(model.inputText == "From elsewhere")
        for await change in changes where change == .conversation { break }
        try await chat.store.setDraft("Once more", of: id)
        model.inputText = "Typed"
        await model.open(id)
        #expect(model.inputText == "Typed")
        #expect(try await chat.store.conversation(id)?.draft == "Typed")
    }

    @Test("what is set while it is being read is not taken back")
    func setWhileRead() async throws {
        await chat.exchange("Hello", "Hello!")
        let id = try #require(model.conversation?.id)
        async let opened: Void = model.open(id)
        await Task.yield()
        model.system = "Be brief."
        model.rename(to: "Greetings")
        model.setPinned(true)
        await opened
        #expect(model.system == "Be brief.")
        #expect(model.conversation?.title == "Greetings")
        #expect(model.conversation?.isPinned == true)
        await model.close()
        #expect(try await chat.store.conversation(id)?.isPinned == true)
    }

    @Test("one that is to be deleted is stopped and off show when nothing is written to it any more")
    func closed() async throws {
        await chat.ask("Hello")
        let first = try #require(model.conversation?.id)
        await model.open(try await other())
        await chat.ask("Hello")
        let second = try #require(model.conversation?.id)
        model.inputText = "Half"
        await model.close([first, second])
        #expect(model.conversation == nil)
        #expect(model.messages.isEmpty)
        for id in [first, second] {
            #expect(try await chat.store.messages(in: id).last?.status == .stopped)
        }
        try await chat.store.delete([first, second])
        #expect(model.storeError == nil)
    }

    @Test("one that is not there is told, and what was on show stays")
    func missing() async throws {
        await chat.exchange("Hello", "Hello!")
        let id = try #require(ULID("00000000000000000000000000"))
        await model.open(id)
        #expect(model.storeError == .noSuchConversation(id))
        #expect(model.texts == ["Hello", "Hello!"])
    }

    @Test("each conversation keeps its draft, also over a restart")
    func drafts() async throws {
        await chat.exchange("Hello", "Hello!")
        let first = try #require(model.conversation?.id)
        model.inputText = "Half"
        model.inputText = "Half a th"
        await chat.clock.waitForSleeper()
        chat.clock.advance(by: .milliseconds(500))
        await model.open(try await other())
        #expect(model.inputText.isEmpty)
        model.inputText = "Never kept by the clock"
        model.newConversation()
        model.inputText = "New"
        let second = ChatViewModel(store: chat.store, responder: chat.responder, clock: chat.clock)
        await second.open(first)
        #expect(second.inputText == "Half a th")
        await model.open(first)
        #expect(model.inputText == "Half a th")
        model.newConversation()
        #expect(model.inputText == "New")
    }

    @Test("a draft is gone once it is sent, and back where that could not be kept")
    func sentDraft() async throws {
        await chat.exchange("Hello", "Hello!")
        let id = try #require(model.conversation?.id)
        model.inputText = "Half a thought"
        await model.open(id)
        #expect(try await chat.store.conversation(id)?.draft == "Half a thought")
        model.send()
        await model.wait { $0.messages.count == 4 }
        try await eventually("no draft") { try await chat.store.conversation(id)?.draft == "" }
        await model.close()
        let last = try #require(model.messages.last?.id)
        try await chat.store.delete(message: last)
        model.inputText = "Another"
        model.send()
        model.newConversation()
        await model.wait { $0.storeError == .noSuchMessage(last) }
        await model.close()
        #expect(try await chat.store.conversation(id)?.draft == "Another")
        #expect(model.inputText.isEmpty)
    }

    @Test("what stands in the field for a moment is kept without further ado")
    func draftInTime() async throws {
        await chat.exchange("Hello", "Hello!")
        let id = try #require(model.conversation?.id)
        model.inputText = "Half"
        await chat.clock.waitForSleeper()
        chat.clock.advance(by: .milliseconds(500))
        try await eventually("the draft") { try await chat.store.conversation(id)?.draft == "Half" }
    }

    @Test("model, system prompt and name are kept with the conversation; a new one has the defaults")
    func settings() async throws {
        let model = ChatViewModel(store: chat.store, responder: chat.responder, model: "default", system: "Hello.")
        let id = try await other()
        await model.open(id)
        #expect(model.model == "other")
        #expect(model.system == "Be brief.")
        model.model = "third"
        model.system = nil
        model.rename(to: "Name")
        await model.close()
        let kept = try await chat.store.conversation(id)
        #expect((kept?.model, kept?.system, kept?.title) == ("third", nil, "Name"))
        #expect(model.conversation?.title == "Name")
        model.newConversation()
        #expect(model.model == "default")
        #expect(model.system == "Hello.")
        #expect(try await chat.store.conversation(id)?.model == "third")
    }

    @Test("what is set while the first question is on its way is kept too")
    func setMeanwhile() async throws {
        model.inputText = "Hello"
        model.send()
        model.model = "late"
        await model.wait { $0.messages.count == 2 }
        await model.close()
        let kept = try #require(try await chat.store.latestConversation())
        #expect(kept.model == "late")
        #expect(kept.tip == model.conversation?.tip)
    }

    @Test("a draft that can't be kept stays where it is typed when its conversation is read again")
    func unkeptDraft() async throws {
        await chat.exchange("Hello", "Hello!")
        let id = try #require(model.conversation?.id)
        let long = String(repeating: "word ", count: 20_000)
        try await chat.store.limit(isFull: true)
        model.inputText = long
        await model.keep()
        #expect(model.storeError == .full(path: chat.store.path))
        await model.open(id)
        #expect(model.inputText == long)
        try await chat.store.limit(isFull: false)
        await model.keep()
        #expect(try await chat.store.conversation(id)?.draft == long)
    }

    @Test("a setting that can't be kept is told, and is again as it is kept, whatever was tried before")
    func unkept() async throws {
        await chat.exchange("Hello", "Hello!")
        let long = String(repeating: "word ", count: 20_000)
        model.system = "Be brief."
        model.setPinned(true)
        await model.keep()
        let kept = try #require(model.conversation)
        try await chat.store.limit(isFull: true)
        for text in [long, long + long] {
            model.system = text
            model.model = ModelID(text)
            model.rename(to: text)
        }
        await model.keep()
        #expect(model.storeError == .full(path: chat.store.path))
        #expect(model.conversation == kept)
        #expect((model.system, model.model) == (kept.system, kept.model))
        try await chat.store.limit(isFull: false)
        model.storeError = nil
        model.system = long
        await model.keep()
        #expect(model.storeError == nil && model.system == long)
        #expect(try await chat.store.conversation(kept.id)?.system == long)
    }

    @Test("what is set after what can't be kept stays")
    func setSince() async throws {
        await chat.exchange("Hello", "Hello!")
        let id = try #require(model.conversation?.id)
        try await chat.store.limit(isFull: true)
        model.rename(to: String(repeating: "word ", count: 20_000))
        model.rename(to: "Short")
        await model.keep()
        #expect(model.storeError == .full(path: chat.store.path))
        #expect(model.conversation?.title == "Short")
        #expect(try await chat.store.conversation(id)?.title == "Short")
    }

    @Test("a pin of a conversation that is gone is taken back, and told")
    func unpinned() async throws {
        await chat.exchange("Hello", "Hello!")
        let id = try #require(model.conversation?.id)
        try await chat.store.delete([id])
        model.setPinned(true)
        await model.keep()
        #expect(model.storeError == .noSuchConversation(id))
        #expect(model.conversation?.isPinned == false)
    }
}

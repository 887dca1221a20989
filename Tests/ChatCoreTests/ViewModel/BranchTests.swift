import ChatCore
import HandFed
import LLM
import LLMTesting
import Testing
import Waiting

@Suite("Branches of a conversation", .timeLimit(.minutes(Patience.minutes)))
@MainActor
struct BranchTests {
    private let chat: Chat

    init() throws {
        chat = try Chat()
    }

    private var model: ChatViewModel { chat.model }

    @Test("another attempt stands beside the one that failed")
    func retried() async throws {
        chat.responder[0].send(.text("Hel"))
        chat.responder[0].fail(.truncated(.init()))
        model.inputText = "Hello"
        model.send()
        await model.waitUntilIdle()
        let failed = try #require(model.messages.last)
        chat.responder[1].finish(.text("Hello!"))
        #expect(model.retry())
        #expect(model.texts == ["Hello"])
        await model.waitUntilIdle()
        let answer = try #require(model.messages.last)
        #expect(model.texts == ["Hello", "Hello!"])
        #expect(model.siblings(of: answer) == [failed.id, answer.id])
        #expect(chat.responder.requests.map(\.messages) == [[.user("Hello")], [.user("Hello")]])
        #expect(try await chat.store.message(failed.id) == failed)
        #expect(!model.retry())
    }

    @Test("a question that nobody answered is answered by another attempt")
    func unanswered() async throws {
        let conversation = try await chat.store.create()
        try await chat.store.add(.user("Hello"), to: conversation.id, after: nil)
        await model.open(conversation.id)
        #expect(model.canRetry)
        chat.responder[].finish(.text("Hello!"))
        #expect(model.retry())
        await model.waitUntilIdle()
        #expect(model.texts == ["Hello", "Hello!"])
    }

    @Test("one goes back and forth between the answers to a question, each with what followed it")
    func regenerated() async throws {
        let first = try #require(await chat.exchange("One", "1"))
        await chat.exchange("Two", "2", number: 1)
        chat.responder[2].finish(.text("I"))
        #expect(model.regenerate(first.id))
        await model.waitUntilIdle()
        let second = try #require(model.messages.last)
        #expect(model.texts == ["One", "I"])
        #expect(model.siblings(of: second) == [first.id, second.id])
        await model.select(first.id)
        #expect(model.texts == ["One", "1", "Two", "2"])
        #expect(model.siblings(of: first) == [first.id, second.id])
        await model.select(second.id)
        #expect(model.texts == ["One", "I"])
        #expect(model.siblings(of: model.messages[0]) == [model.messages[0].id])
    }

    @Test("a question in other words is a branch of its own, with what was attached")
    func edited() async throws {
        let image = ContentPart.image(url: "https://example.com/bird.png")
        let notes = ContentPart.text("notes.txt:\n\nIt has no feet.")
        model.attachments = [image, notes]
        await chat.exchange("What is this?", "A bird.")
        let question = model.messages[0]
        #expect(!model.edit(question.id, to: " "))
        #expect(!model.edit(model.messages[1].id, to: "I never said that."))
        chat.responder[1].finish(.text("A house martin."))
        #expect(model.edit(question.id, to: "Which bird is this?"))
        #expect(model.messages.isEmpty)
        await model.waitUntilIdle()
        #expect(model.messages.map(\.role) == [.user, .assistant])
        #expect(model.messages[0].body == .user([.text("Which bird is this?"), image, notes]))
        #expect(model.siblings(of: model.messages[0]) == [question.id, model.messages[0].id])
        #expect(try await chat.store.message(question.id) == question)
    }

    @Test("undoing takes the last question off show and gives its text back; sent again, it is a branch")
    func undone() async throws {
        await chat.exchange("One", "1")
        await chat.exchange("Two", "2", number: 1)
        let two = model.messages[2]
        await model.undo()
        #expect(model.texts == ["One", "1"])
        #expect(model.inputText == "Two")
        let id = try #require(model.conversation?.id)
        let other = ChatViewModel(store: chat.store, responder: chat.responder)
        await other.open(id)
        #expect(other.texts == ["One", "1"])
        await chat.exchange("Zwei", "2", number: 2)
        #expect(model.texts == ["One", "1", "Zwei", "2"])
        #expect(model.siblings(of: model.messages[2]) == [two.id, model.messages[2].id])
    }

    @Test("undoing gives back the words and what was attached, each by itself, a text file too")
    func undoneWithAttachments() async {
        let attached = [ContentPart.text("notes.txt:\n\nIt has no feet."), .image(url: "https://example.com/bird.png")]
        model.attachments = attached
        await chat.exchange("What is this?", "A bird.")
        #expect(model.messages[0].words == "What is this?")
        #expect(model.messages[1].words == "A bird.")
        await model.undo()
        #expect(model.inputText == "What is this?")
        #expect(model.attachments == attached)
    }

    @Test("the first question can be undone too, and without a question nothing is")
    func undoneFirst() async throws {
        await model.undo()
        await chat.exchange("One", "1")
        await model.undo()
        await model.undo()
        #expect(model.messages.isEmpty)
        #expect(model.inputText == "One")
        #expect(try await chat.kept().isEmpty)
        await chat.exchange("Uno", "1", number: 1)
        #expect(model.texts == ["Uno", "1"])
        #expect(model.conversation?.title == "One")
    }

    @Test("an answer goes on while another branch is on show, and is there when one comes back")
    func elsewhere() async throws {
        let first = try #require(await chat.exchange("One", "1"))
        #expect(model.regenerate())
        await model.wait { $0.messages.count == 2 }
        chat.responder[1].send(.text("I"))
        await model.wait { $0.texts.last == "I" }
        let second = model.messages[1].id
        await model.select(first.id)
        #expect(model.texts == ["One", "1"])
        #expect(model.isLoading)
        chat.responder[1].send(.usage(Usage()), .text("I"), .usage(Usage()))
        await model.select(second)
        await model.wait { $0.texts.last == "II" }
        #expect(model.texts == ["One", "II"])
        await model.select(first.id)
        chat.responder[1].finish(.text("III"))
        await model.waitUntilIdle()
        #expect(model.texts == ["One", "1"])
        await model.select(second)
        #expect(model.texts == ["One", "III"])
    }
}

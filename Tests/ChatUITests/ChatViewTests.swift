import ChatCore
@testable import ChatUI
import HandFed
import LLM
@_spi(Tree) import SwiftUI
import Testing
import Waiting

@Suite("A conversation on show", .timeLimit(.minutes(Patience.minutes)))
@MainActor
struct ChatViewTests {
    let screen: ChatScreen

    init() throws {
        screen = try ChatScreen()
    }

    @Test("before anything is typed there is nothing to send, and a word of what to do")
    func empty() throws {
        #expect(try !screen.control("Send").isEnabled)
        try screen.type(" \n")
        #expect(try !screen.control("Send").isEnabled)
        try screen.type("Hi")
        #expect(try screen.control("Send").isEnabled)
        #expect(try screen.bubbles().isEmpty)
        #expect(try screen.texts().contains("No Messages"))
    }

    @Test("what is sent stands to the right, its answer to the left, and the field is empty")
    func sends() async throws {
        try await screen.ask("What is a martlet?")
        let bubbles = try screen.bubbles()
        #expect(bubbles.count == 2)
        #expect(try bubbles[0].row.children.map(\.kind) == ["Spacer", "VStack"])
        #expect(try bubbles[1].row.children.map(\.kind) == ["VStack", "Spacer"])
        #expect(bubbles[0].texts == ["What is a martlet?"])
        #expect(bubbles[1].texts == ["…"])
        #expect(try screen.field().text == "")
        #expect(try !screen.texts().contains("No Messages"))
    }

    @Test("an answer grows as it comes, laid out")
    func grows() async throws {
        try await screen.ask("Hi")
        screen.responder[0].send(.text("A **bird**"))
        await screen.model.wait { $0.messages.last?.text == "A **bird**" }
        #expect(try screen.bubbles()[1].texts == ["A bird"])
        screen.responder[0].finish(.text("A **bird** without feet.\n\n- Really"))
        await screen.model.waitUntilIdle()
        #expect(try screen.bubbles()[1].texts == ["A bird without feet.", "•", "Really", "m"])
    }

    @Test("only the bubble of the answer is another one after a token")
    func isSparing() async throws {
        try await screen.exchange("One", "1")
        try await screen.ask("Two")
        func contents() -> [BubbleContent] { screen.model.messages.map { BubbleContent($0, in: screen.model) } }
        screen.responder[1].send(.text("a"))
        await screen.model.wait { $0.messages.last?.text == "a" }
        let before = contents()
        screen.responder[1].finish(.text("ab"))
        await screen.model.wait { $0.messages.last?.text == "ab" }
        #expect(zip(before, contents()).prefix(2).allSatisfy { $0.message == $1.message })
        #expect(before.last != contents().last)
    }

    @Test("while an answer comes, Send is Stop, which keeps what has come")
    func stops() async throws {
        try await screen.ask("Hi")
        #expect(try !screen.has("Send"))
        screen.responder[0].send(.text("Hel"))
        await screen.model.wait { $0.messages.last?.text == "Hel" }
        try screen.tap("Stop")
        try #require(screen.model.status == .stopping)
        await screen.model.waitUntilIdle()
        #expect(try screen.bubbles()[1].texts.starts(with: ["Hel", "Stopped."]))
        #expect(try screen.has("Send"))
    }

    @Test("an answer that breaks off stays, says why, and can be asked for again beside it")
    func fails() async throws {
        try await screen.ask("Hi")
        screen.responder[0].send(.text("Hel"))
        await screen.model.wait { $0.messages.last?.text == "Hel" }
        screen.responder[0].fail(.truncated(LLMAPIError.Details()))
        await screen.model.waitUntilIdle()
        let sentence = try #require(screen.model.messages.last?.answer?.failure?.sentence)
        #expect(try screen.bubbles()[1].texts.starts(with: ["Hel", sentence]))
        screen.responder[1].finish(.text("Hello"))
        try screen.tap("Retry")
        await screen.model.waitUntilIdle()
        #expect(try screen.bubbles()[1].texts.starts(with: ["Hello", "2/2"]))
        #expect(try !screen.has("Retry"))
    }

    @Test("one moves between the answers to a question")
    func branches() async throws {
        try await screen.exchange("Hi", "One")
        screen.responder[1].finish(.text("Two"))
        try screen.tap("Answer again")
        await screen.model.waitUntilIdle()
        #expect(try screen.bubbles()[1].texts.starts(with: ["Two", "2/2"]))
        #expect(try !screen.control("Next version").isEnabled)
        try screen.tap("Previous version")
        await screen.model.wait { $0.messages.last?.text == "One" }
        #expect(try screen.bubbles()[1].texts.starts(with: ["One", "1/2"]))
        #expect(try !screen.control("Previous version").isEnabled)
        try screen.tap("Next version")
        await screen.model.wait { $0.messages.last?.text == "Two" }
    }

    @Test("a question is put in other words where it stands, and its first version is kept")
    func edits() async throws {
        try await screen.exchange("Helo", "?")
        try screen.tap("Edit message")
        let editor = try #require(try screen.nodes("TextField").first)
        #expect(editor.text == "Helo")
        editor.edit?(" ")
        #expect(try !screen.nodes("QuestionEditor")[0].control("Send").isEnabled)
        try #require(try screen.nodes("TextField").first).edit?("Hello")
        screen.responder[1].finish(.text("Hi!"))
        try screen.nodes("QuestionEditor")[0].control("Send").tap?()
        await screen.model.waitUntilIdle()
        #expect(screen.model.messages.map(\.text) == ["Hello", "Hi!"])
        #expect(try screen.bubbles()[0].texts.contains("2/2"))
        try screen.tap("Edit message")
        try screen.tap("Cancel")
        #expect(try screen.nodes("QuestionEditor").isEmpty)
    }

    @Test("what is going on is said below the bubble, and who answered")
    func tellsStatus() async throws {
        try await screen.ask("Hi")
        let error = LLMAPIError.server(LLMAPIError.Details(reason: "It is down."))
        screen.responder[0].send(.retrying(attempt: 2, of: 3, after: .seconds(4), because: error))
        await screen.model.wait { $0.status != .waiting }
        #expect(try screen.bubbles()[1].texts.contains(screen.model.status.description))
        screen.responder[0].send(.switched(to: "the on-device model", because: error))
        screen.responder[0].finish(.text("Hello"))
        await screen.model.waitUntilIdle()
        let texts = try screen.bubbles()[1].texts
        #expect(texts.contains { $0.hasPrefix("Answered by the on-device model") }, "\(texts)")
    }

    @Test("reasoning is folded, and opens")
    func shows() async throws {
        try await screen.ask("Hi")
        screen.responder[0].send(.reasoning("They greet me."))
        await screen.model.wait { $0.messages.last?.reasoning.isEmpty == false }
        #expect(try !screen.texts().contains("They greet me."))
        let toggle = try #require(try screen.nodes("DisclosureGroup").first)
        toggle.toggle?.wrappedValue = true
        #expect(try screen.texts().contains("They greet me."))
        #expect(try !screen.texts().contains("…"))
    }

    @Test("what a model wants called is named, its arguments folded")
    func showsToolCalls() async throws {
        try await screen.ask("Rain?")
        let call = ToolCall(id: "1", name: "weather", arguments: #"{"city": "Bern"}"#)
        let message = ChatCompletion.Message(content: nil, toolCalls: [call])
        screen.responder[0].finish(
            ChatCompletion(model: "m", choices: [.init(message: message, finishReason: .toolCalls)])
        )
        await screen.model.waitUntilIdle()
        #expect(try screen.bubbles()[1].texts.starts(with: ["Called weather"]))
        try screen.nodes("DisclosureGroup").first?.toggle?.wrappedValue = true
        #expect(try screen.bubbles()[1].texts.contains(call.arguments))
    }

    @Test("messages and code are copied, and that is said")
    func copies() async throws {
        try await screen.exchange("Code?", "Here:\n\n```sh\nls -l\n```")
        try screen.tap("Copy message")
        try screen.tap("Copy answer")
        try screen.tap("Copy code")
        #expect(screen.platform.copied == ["Code?", "Here:\n\n```sh\nls -l\n```", "ls -l"])
        #expect(screen.platform.said.filter { $0 == "Copied" }.count == 3)
    }

    @Test("a screen reader is told that an answer comes, and that it is whole, never its words")
    func announces() async throws {
        _ = try screen.nodes()
        try await screen.ask("Hi")
        _ = try screen.nodes()
        screen.responder[0].send(.text("Hel"))
        await screen.model.wait { $0.messages.last?.text == "Hel" }
        _ = try screen.nodes()
        screen.responder[0].finish(.text("Hello"))
        await screen.model.waitUntilIdle()
        _ = try screen.nodes()
        #expect(screen.platform.said == ["Responding", "Response complete"])
    }

    @Test("what could not be kept is said once")
    func tellsStoreErrors() throws {
        screen.model.storeError = .full(path: "chat.db")
        let alert = try #require(try screen.nodes("Alert").first)
        #expect(alert.texts.contains(ConversationStoreError.full(path: "chat.db").description))
        try alert.control("OK").tap?()
        #expect(screen.model.storeError == nil)
        #expect(try screen.nodes("Alert").isEmpty)
    }

    @Test("a draft is kept with its conversation")
    func keepsDrafts() async throws {
        try await screen.exchange("One", "1")
        let first = try #require(screen.model.conversation?.id)
        try screen.type("half a sent")
        screen.model.newConversation()
        #expect(try screen.field().text == "")
        await screen.model.open(first)
        #expect(try screen.field().text == "half a sent")
    }

    @Test("a question that was not answered can be asked again")
    func asksAgain() async throws {
        let conversation = try await screen.store.create()
        _ = try await screen.store.add(.user("Hi"), to: conversation.id, after: nil)
        await screen.model.open(conversation.id)
        #expect(try screen.bubbles()[0].texts.contains("This has not been answered."))
        screen.responder[0].finish(.text("Hello"))
        try screen.tap("Retry")
        await screen.model.waitUntilIdle()
        #expect(screen.model.messages.map(\.text) == ["Hi", "Hello"])
    }

    @Test("a long conversation is laid out lazily")
    func isLazy() async throws {
        try await screen.exchange("One", "1")
        let stack = try #require(try screen.nodes("LazyVStack").first)
        #expect(stack.all.filter { $0.kind == "MessageBubble" }.count == 2)
    }
}

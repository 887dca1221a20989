import ChatCore
import HandFed
import JSONCoding
import LLM
import LLMTesting
import Testing
import Waiting

@Suite("Sending", .timeLimit(.minutes(Patience.minutes)))
@MainActor
struct SendingTests {
    private let chat: Chat

    init() throws {
        chat = try Chat()
    }

    private var model: ChatViewModel { chat.model }

    @Test("nothing is sent without words, and nothing while an answer comes", arguments: ["", " \n\t"])
    func refused(text: String) async {
        model.inputText = text
        #expect(!model.canSend)
        #expect(!model.send())
        await chat.ask("Hello")
        model.inputText = "Again"
        #expect(!model.send())
        #expect(!model.retry())
        #expect(!model.regenerate())
        #expect(!model.edit(model.messages[0].id, to: "Bye"))
        #expect(model.inputText == "Again")
        chat.responder[].finish(.text("Hello!"))
        await model.waitUntilIdle()
        #expect(chat.responder.requests.count == 1)
    }

    @Test("the field is empty at once, the bubble stands there empty, then it fills")
    func bubbles() async throws {
        model.inputText = "Hello"
        #expect(model.send())
        #expect(model.inputText.isEmpty)
        #expect(model.isLoading)
        #expect(model.status == .waiting)
        await model.wait { $0.messages.count == 2 }
        #expect(model.texts == ["Hello", ""])
        #expect(model.messages.map(\.role) == [.user, .assistant])
        #expect(model.messages[1].status == .streaming)
        chat.responder[].send(.text("Hel"))
        await model.wait { $0.texts[1] == "Hel" }
        #expect(model.status == .streaming)
        chat.responder[].finish(.text("Hello!"))
        await model.waitUntilIdle()
        #expect(model.texts == ["Hello", "Hello!"])
        #expect(model.messages[1].status == .complete)
        #expect(model.status == .idle)
        #expect(!model.isLoading)
        #expect(try await chat.kept() == model.messages)
    }

    @Test("the first question begins the conversation, and gives it its name")
    func begins() async throws {
        #expect(model.conversation == nil)
        model.model = "m"
        model.system = "Be brief."
        await chat.exchange("What is a martlet?", "A bird.")
        #expect(model.conversation?.title == "What is a martlet?")
        #expect(model.conversation?.model == "m")
        #expect(model.conversation?.system == "Be brief.")
        #expect(chat.responder.requests.first?.messages == [.system("Be brief."), .user("What is a martlet?")])
        #expect(chat.responder.requests.first?.model == "m")
        #expect(try await chat.store.conversations().count == 1)
    }

    @Test("what was said before is sent with the next question, and options with each")
    func goesOn() async {
        model.options.temperature = 0.5
        model.endpoint = "n4n"
        await chat.exchange("One", "1")
        await chat.exchange("Two", "2", number: 1)
        #expect(chat.responder.requests.last?.messages == [.user("One"), .assistant("1"), .user("Two")])
        #expect(chat.responder.requests.last?.temperature == 0.5)
        #expect(model.messages.last?.answer?.endpoint == "n4n")
    }

    @Test("attachments are sent with the text, or alone")
    func attachments() async {
        let image = ContentPart.image(url: "https://example.com/bird.png")
        model.attachments = [image]
        #expect(model.canSend)
        await chat.exchange("What is this?", "A bird.")
        #expect(model.attachments.isEmpty)
        #expect(model.messages[0].body == .user([.text("What is this?"), image]))
        model.attachments = [image]
        await chat.exchange("", "The same.", number: 1)
        #expect(model.messages[2].body == .user([image]))
    }

    @Test("a conversation longer than the window is shortened, and the answer tells")
    func shortened() async {
        await chat.exchange("24 bytes are six tokens.", "24 bytes are six tokens.")
        model.contextWindow = ContextWindow(tokens: 25, answerTokens: 0)
        await chat.exchange("24 bytes are six tokens.", "ok", number: 1)
        #expect(chat.responder.requests.last?.messages == [.user("24 bytes are six tokens.")])
        let omission = AnswerRecord.Omission(messages: 2, tokens: 20, isEstimate: true)
        #expect(model.messages.last?.answer?.omission == omission)
    }

    @Test("a question that can't be kept is not sent: its text is back, and the reason is told")
    func unkeptQuestion() async throws {
        let image = ContentPart.image(url: "https://example.com/bird.png")
        await chat.exchange("Hello", "Hello!")
        let before = model.messages
        let long = String(repeating: "word ", count: 20_000)
        try await chat.store.limit(isFull: true)
        model.attachments = [image]
        model.inputText = long
        model.send()
        model.inputText = "More"
        await model.waitUntilIdle()
        #expect(model.storeError == .full(path: chat.store.path))
        #expect(model.inputText == long + "\n\nMore")
        #expect(model.attachments == [image])
        #expect(model.messages == before)
        #expect(model.status == .idle)
        #expect(chat.responder.requests.count == 1)
    }

    @Test("where another program has deleted the conversation, the question begins a new one, and that is told")
    func deletedConversation() async throws {
        await chat.exchange("One", "1")
        let gone = try #require(model.conversation?.id)
        try await chat.store.delete([gone])
        await chat.exchange("Two", "2", number: 1)
        #expect(model.storeError == .noSuchConversation(gone))
        #expect(model.texts == ["Two", "2"])
        #expect(chat.responder.requests.last?.messages == [.user("Two")])
        #expect(try await chat.store.conversations().map(\.id) == [model.conversation?.id])
        model.storeError = nil
        await chat.exchange("Three", "3", number: 2)
        #expect(model.storeError == nil)
        #expect(try await chat.kept() == model.messages)
        #expect(model.texts == ["Two", "2", "Three", "3"])
    }

    @Test("an answer that can't be kept is shown all the same, and the reason is told")
    func unkeptAnswer() async throws {
        await chat.ask("Hello")
        let long = String(repeating: "word ", count: 20_000)
        try await chat.store.limit(isFull: true)
        chat.responder[].send(.text(long))
        await model.wait { $0.texts.last == long }
        #expect(model.storeError == .full(path: chat.store.path))
        chat.responder[].finish(.text(long))
        await model.waitUntilIdle()
        #expect(model.storeError == .full(path: chat.store.path))
        #expect(model.texts.last == long)
    }

    @Test("once there is room again the whole answer is kept, and nothing is to be told")
    func keptAfterAll() async throws {
        await chat.ask("Hello")
        let long = String(repeating: "word ", count: 20_000)
        try await chat.store.limit(isFull: true)
        chat.responder[].send(.text(long))
        await model.wait { $0.storeError != nil }
        try await chat.store.limit(isFull: false)
        chat.responder[].finish(.text(long))
        await model.waitUntilIdle()
        #expect(model.storeError == nil)
        #expect(try await chat.kept() == model.messages)
    }
}

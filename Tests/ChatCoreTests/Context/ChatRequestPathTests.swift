import ChatCore
import JSONCoding
import LLM
import Testing

@Suite("Requests from conversations")
struct ChatRequestPathTests {
    private let call = ToolCall(id: "1", name: "find", arguments: "{}")

    @Test("the system prompt comes first, then the messages as they are kept")
    func plain() {
        var answer = ChatMessage.assistant("Hello!")
        answer.extraFields["reasoning_details"] = []
        let path = Message.path(.user("Hello"), answer, .user("Bye"))
        let request = ChatRequest(path: path, system: "Be brief.", model: "m")
        #expect(request.model == "m")
        #expect(request.messages == [.system("Be brief.")] + path.map(\.body))
        #expect(ChatRequest(path: path, system: "").messages == path.map(\.body))
    }

    @Test(
        "of an answer that broke off, what it said goes back",
        arguments: [Message.Status.stopped, .truncated, .failed, .streaming]
    )
    func broken(status: Message.Status) {
        var answer = ChatMessage.assistant("Hel", toolCalls: [call])
        answer.extraFields["reasoning_details"] = []
        var path = Message.path(.user("Hello"), answer, .user("Go on"))
        path[1].status = status
        #expect(ChatRequest(path: path).messages == [.user("Hello"), .assistant("Hel"), .user("Go on")])
    }

    @Test("one that said nothing is left out, and the questions around it become one")
    func empty() {
        var path = Message.path(.user("Hello"), .assistant(nil), .user("Hello?"))
        path[1].status = .failed
        #expect(ChatRequest(path: path).messages == [.user("Hello\n\nHello?")])
        path[1].status = .complete
        #expect(ChatRequest(path: path).messages == [.user("Hello\n\nHello?")])
    }

    @Test("questions with attachments join part by part, those of two speakers don't")
    func joining() {
        let image = ContentPart.image(url: "https://example.com/bird.png")
        #expect(
            ChatRequest(path: Message.path(.user([image]), .user("What is it?"))).messages
                == [.user([image, .text("What is it?")])]
        )
        let (one, other) = (ChatMessage(role: .user, content: "Hi", name: "a"), ChatMessage.user("Hi"))
        #expect(ChatRequest(path: Message.path(one, other)).messages == [one, other])
    }

    @Test("a refusal goes back as one")
    func refusal() {
        let answer = ChatMessage(role: .assistant, refusal: "No.")
        #expect(ChatRequest(path: Message.path(.user("Hello"), answer, .user("Please"))).messages[1] == answer)
    }

    @Test("a call of a tool goes back with its result only")
    func tools() {
        let result = ChatMessage.tool("found", callID: "1")
        let asks = ChatMessage.assistant(nil, toolCalls: [call])
        #expect(ChatRequest(path: Message.path(.user("?"), asks, result)).messages == [.user("?"), asks, result])
        #expect(ChatRequest(path: Message.path(.user("?"), asks, .user("!"))).messages == [.user("?\n\n!")])
        let two = ChatMessage.assistant("Wait.", toolCalls: [ToolCall(id: "2", name: "find", arguments: "{}"), call])
        #expect(
            ChatRequest(path: Message.path(.user("?"), two, result)).messages
                == [.user("?"), .assistant("Wait.", toolCalls: [call]), result]
        )
    }

    @Test("what a request has besides messages stays")
    func replacing() {
        var request = ChatRequest(messages: [.user("Old")], temperature: 0.5)
        request.replaceMessages(path: Message.path(.user("New")), system: "Be brief.")
        #expect(request == ChatRequest(messages: [.system("Be brief."), .user("New")], temperature: 0.5))
    }
}

import JSONCoding
import LLM
import Testing

@Suite("ChatMessage")
struct ChatMessageTests {
    @Test(
        "is written as the API has it",
        arguments: [
            (.system("a"), #"{"role":"system","content":"a"}"#),
            (.developer("a"), #"{"role":"developer","content":"a"}"#),
            (.user("a"), #"{"role":"user","content":"a"}"#),
            (.user([.text("a")]), #"{"role":"user","content":[{"type":"text","text":"a"}]}"#),
            (.assistant("a"), #"{"role":"assistant","content":"a"}"#),
            (
                .assistant(nil, toolCalls: [ToolCall(id: "c", name: "f", arguments: "{}")]),
                #"{"role":"assistant","tool_calls":[{"id":"c","type":"function","function":{"name":"f","arguments":"{}"}}]}"#
            ),
            (.tool("a", callID: "c"), #"{"role":"tool","content":"a","tool_call_id":"c"}"#),
            (ChatMessage(role: .user, content: "a", name: "ada"), #"{"role":"user","content":"a","name":"ada"}"#),
            (
                ChatMessage(role: .assistant, content: "a", audioID: "x", extraFields: ["prefix": true]),
                #"{"role":"assistant","content":"a","audio":{"id":"x"},"prefix":true}"#
            ),
        ] as [(ChatMessage, String)]
    )
    func writes(message: ChatMessage, text: String) throws {
        #expect(message.json.text == text)
        #expect(try model(ChatMessage.self, text) == message)
    }

    @Test("an extra field takes the place of a declared one")
    func override() {
        var message = ChatMessage.user("a")
        message.extraFields = ["content": ["x"], "weight": 0]
        #expect(message.json.text == #"{"role":"user","content":["x"],"weight":0}"#)
    }

    @Test("without a role there is no message", arguments: ["{}", #"{"role":""}"#, #"{"role":null,"content":"a"}"#])
    func withoutRole(text: String) {
        #expect(throws: DecodingError.self) { try model(ChatMessage.self, text) }
    }
}

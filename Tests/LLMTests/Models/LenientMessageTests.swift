import JSONCoding
import LLM
import Testing

@Suite("A message from a server that has its own ways")
struct LenientMessageTests {
    @Test(
        "content",
        arguments: [
            (#"{"content":"x"}"#, "x"), (#"{"content":""}"#, ""), (#"{"content":null}"#, nil), ("{}", nil),
            (#"{"content":[{"type":"text","text":"a"},{"type":"text","text":"b"}]}"#, "ab"),
            (#"{"content":[{"type":"text","text":"a"},{"type":"reference","reference_ids":[1,"2"]}]}"#, "a"),
            (#"{"content":["a",null,{"type":"text","text":"b"}]}"#, "ab"),
            (#"{"content":[{"type":"thinking","thinking":[{"type":"text","text":"t"}]}]}"#, ""),
            (#"{"content":[]}"#, ""), (#"{"content":7}"#, nil), (#"{"content":[7]}"#, nil),
        ] as [(String, String?)]
    )
    func content(text: String, expected: String?) throws {
        #expect(try model(ChatCompletion.Message.self, text).content == expected)
        #expect(try model(ChatCompletionChunk.Delta.self, text).content == expected)
    }

    @Test(
        "reasoning",
        arguments: [
            (#"{"reasoning_content":"a"}"#, "a", "reasoning_content"),
            (#"{"reasoning":"a"}"#, "a", "reasoning"),
            (#"{"reasoning":"a","reasoning_content":"b"}"#, "b", "reasoning_content"),
            (#"{"reasoning_content":"","reasoning":"a"}"#, "a", "reasoning"),
            (#"{"reasoning_content":null,"reasoning":"a"}"#, "a", "reasoning"),
            (#"{"reasoning_content":""}"#, "", "reasoning_content"),
            (#"{"reasoning_content":null}"#, nil, "reasoning_content"),
            (#"{"reasoning_content":{"reasoningContent":{}}}"#, nil, "reasoning_content"),
            (#"{"reasoning_content":{"x":{}},"reasoning":"a"}"#, "a", "reasoning"),
            (
                #"{"content":[{"type":"thinking","thinking":[{"type":"text","text":"2"},{"type":"text","text":"+2"}]}]}"#,
                "2+2", "reasoning_content"
            ),
            (#"{"content":[{"type":"thinking","thinking":"2+2"}]}"#, "2+2", "reasoning_content"),
            (#"{"content":[{"type":"text","text":"4"}]}"#, nil, "reasoning_content"),
        ] as [(String, String?, ReasoningField)]
    )
    func reasoning(text: String, expected: String?, field: ReasoningField) throws {
        let message = try model(ChatCompletion.Message.self, text)
        #expect(message.reasoning == expected)
        #expect(message.reasoningField == field)
        let delta = try model(ChatCompletionChunk.Delta.self, text)
        #expect(delta.reasoning == expected)
        #expect(delta.reasoningField == field)
    }

    @Test(
        "role",
        arguments: [
            (#"{"role":"assistant"}"#, .assistant), (#"{"role":"model"}"#, "model"), (#"{"role":""}"#, nil),
            (#"{"role":null}"#, nil), ("{}", nil),
        ] as [(String, Role?)]
    )
    func role(text: String, expected: Role?) throws {
        let delta = try model(ChatCompletionChunk.Delta.self, text)
        #expect(delta.role == expected)
        #expect(delta.extraFields.isEmpty)
        #expect(try model(ChatCompletion.Message.self, text).role == expected ?? .assistant)
    }

    @Test(
        "tool calls",
        arguments: [
            (#"{"tool_calls":null}"#, []), (#"{"tool_calls":[]}"#, []), ("{}", []), (#"{"tool_calls":{}}"#, []),
            (#"{"function_call":null}"#, []), (#"{"function_call":{"name":"","arguments":""}}"#, []),
            (#"{"function_call":{"name":"f","arguments":"{}"}}"#, ["f"]),
            (#"{"tool_calls":[{"id":"a","function":{"name":"f"}}],"function_call":{"name":"","arguments":""}}"#, ["f"]),
            (
                #"{"tool_calls":[{"id":"a","function":{"name":"f"}},null,{"id":"b","function":{"name":"g"}}]}"#,
                ["f", "g"]
            ),
        ] as [(String, [String])]
    )
    func toolCalls(text: String, names: [String]) throws {
        #expect(try model(ChatCompletion.Message.self, text).toolCalls.map(\.name) == names)
        #expect(try model(ChatCompletionChunk.Delta.self, text).toolCalls.map(\.name) == names)
    }

    @Test(
        "a field that says nothing is none",
        arguments: [
            #"{"refusal":"","annotations":null,"audio":{"data":"","expires_at":0,"id":"","transcript":""}}"#,
            #"{"refusal":null,"annotations":[],"audio":null}"#,
        ]
    )
    func nothing(text: String) throws {
        let message = try model(ChatCompletion.Message.self, text)
        #expect(message == ChatCompletion.Message())
        #expect(message.extraFields.isEmpty)
    }

    @Test("content and reasoning can be replaced")
    func replaced() throws {
        var message = try model(
            ChatCompletion.Message.self,
            #"{"content":[{"type":"text","text":"a"}],"reasoning":"b"}"#
        )
        message.content = "c"
        message.reasoning = "d"
        #expect(message.json == ["role": "assistant", "content": "c", "reasoning": "d"])
        message.reasoningField = .reasoningContent
        message.parts = [.text("e")]
        #expect(message.json["reasoning_content"] == "d")
        #expect(message.json["content"] == [["type": "text", "text": "e"]])
        message.content = nil
        message.reasoning = nil
        #expect(message.json == ["role": "assistant", "content": nil])
    }
}

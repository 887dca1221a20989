import JSONCoding
import LLM
import Testing

@Suite("Sending an answer back")
struct AnswerEchoTests {
    private let withTools = #""tool_calls":[{"id":"c","type":"function","function":{"name":"f","arguments":"{}"}}]"#

    @Test(
        "reasoning goes back in its own field, with tool calls",
        arguments: [
            (#""reasoning_content":"r""#, "reasoning_content"),
            (#""reasoning":"r""#, "reasoning"),
            // DeepSeek asks for the field even where the model did not think.
            (#""reasoning_content":"""#, "reasoning_content"),
        ]
    )
    func reasoning(field: String, key: String) throws {
        let plain = try model(ChatCompletion.Message.self, #"{"content":"a",\#(field)}"#)
        #expect(ChatMessage(plain).json[key] == nil)
        #expect(ChatMessage(plain, reasoning: .always).json[key] != nil)

        let calling = try model(ChatCompletion.Message.self, #"{"content":"a",\#(field),\#(withTools)}"#)
        #expect(ChatMessage(calling).json[key]?.stringValue == calling.reasoning)
        #expect(ChatMessage(calling).toolCalls == calling.toolCalls)
        #expect(ChatMessage(calling, reasoning: .never).json[key] == nil)
    }

    @Test("unknown fields go back with the turn, what no request takes does not")
    func unknownFields() throws {
        let message = try #require(
            ChatCompletion(json: ModelFixture.json("Models/completion-rich.json")).choices.first?.message
        )
        let expected = try JSONValue(
            parsing: """
                {"role":"assistant","content":"It rains.","audio":{"id":"audio_1"},"tool_calls":[
                  {"id":"call_1","type":"function",
                   "function":{"name":"weather","arguments":"{\\"city\\":\\"Bern\\"}","note":[1,2.5]},
                   "extra_content":{"google":{"thought_signature":"sig2"}}},
                  {"id":"call_2","type":"custom","custom":{"name":"code","input":"print(1)"}}],
                 "reasoning_details":[{"type":"reasoning.encrypted","data":"gAAA","id":"rs_1",
                   "format":"openai-responses-v1","index":0}],
                 "thought_signature":"sig","reasoning":"Think."}
                """
        )
        #expect(ChatMessage(message).json == expected)
    }

    @Test("null and unreadable fields stay behind")
    func nullFields() throws {
        let text = #"{"role":"assistant","content":{"odd":1},"refusal":null,"graph_data":null,"tool_calls":7,"x":1}"#
        let message = try model(ChatCompletion.Message.self, text)
        #expect(ChatMessage(message).json == ["role": "assistant", "x": 1])
    }

    @Test("parts go back as parts, reasoning among them unless it is never wanted")
    func parts() throws {
        let thinking = #"{"type":"thinking","thinking":[{"type":"text","text":"2+2"}]}"#
        let text = #"{"type":"text","text":"4"}"#
        let message = try model(ChatCompletion.Message.self, #"{"role":"assistant","content":[\#(thinking),\#(text)]}"#)
        #expect(ChatMessage(message).json.text == #"{"role":"assistant","content":[\#(thinking),\#(text)]}"#)
        #expect(ChatMessage(message, reasoning: .never).json.text == #"{"role":"assistant","content":[\#(text)]}"#)
    }
}

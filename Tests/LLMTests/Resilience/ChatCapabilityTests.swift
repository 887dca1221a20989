import Foundation
import JSONCoding
import Testing

@testable import LLM

@Suite("What a request asks of a model")
struct ChatCapabilityTests {
    private static let image = ContentPart.image(url: "https://example.com/bird.png")
    private static let audio = ContentPart.audio(data: Data([1]), format: .wav)
    private static let file = ContentPart.file(id: "f1")
    private static let weather = Tool.function(name: "weather")
    private static let call = ToolCall(id: "c1", name: "weather", arguments: "{}")

    @Test(
        "The messages",
        arguments: [
            ([.system("Be brief."), .user("Hi")], []),
            ([.user([.text("Hi"), ContentPart(.thinking("Hm")), ContentPart(.other(type: "video_url"))])], []),
            ([.user([.text("What is this?"), image])], [.images]),
            ([.user([image]), .assistant("A bird."), .user("Which?")], [.images]),
            ([.user([image, audio]), .user([file])], [.images, .audio, .files]),
            ([.user("Hi"), .assistant(nil, toolCalls: [call])], [.tools]),
            ([.user("Hi"), .tool("Rain", callID: "c1")], [.tools]),
            ([ChatMessage(role: .function, content: "Rain", name: "weather")], [.tools]),
        ] as [([ChatMessage], Set<ChatCapability>)]
    )
    func messages(messages: [ChatMessage], capabilities: Set<ChatCapability>) {
        #expect(ChatRequest(messages: messages).requiredCapabilities == capabilities)
    }

    @Test(
        "The other fields",
        arguments: [
            (#"{}"#, []),
            (#"{"tools": [], "functions": [], "modalities": ["text"], "temperature": 1}"#, []),
            (#"{"tools": [{"type": "function", "function": {"name": "f"}}]}"#, [.tools]),
            (#"{"tools": [{"type": "unheard-of"}], "tool_choice": "none"}"#, [.tools]),
            (#"{"functions": [{"name": "f"}]}"#, [.tools]),
            (#"{"response_format": {"type": "text"}}"#, []),
            (#"{"response_format": {"type": "json_object"}}"#, []),
            (
                #"{"response_format": {"type": "json_schema", "json_schema": {"name": "n", "schema": {}}}}"#,
                [.structuredOutput]
            ),
            (#"{"response_format": {"type": "json_schema", "more": 1}}"#, [.structuredOutput]),
            (#"{"modalities": ["text", "audio"]}"#, [.audioOutput]),
            (#"{"audio": {"voice": "alloy", "format": "wav"}}"#, [.audioOutput]),
            (#"{"modalities": ["image", "text"]}"#, [.imageOutput]),
            (#"{"web_search_options": {}}"#, [.webSearch]),
            (
                #"{"tools": [{"type": "function", "function": {"name": "f"}}], "modalities": ["audio"]}"#,
                [
                    .tools, .audioOutput,
                ]
            ),
        ] as [(String, Set<ChatCapability>)]
    )
    func fields(json: String, capabilities: Set<ChatCapability>) throws {
        var fields: JSONObject = ["messages": [["role": "user", "content": "Hi"]]]
        fields.merge(try #require(try JSONValue(parsing: json).objectValue))
        #expect(try ChatRequest(fields: fields).requiredCapabilities == capabilities)
    }
}

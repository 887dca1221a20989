import JSONCoding
import LLM
import Testing

@Suite("ChatCompletionChunk")
struct ChunkTests {
    @Test(
        "what counts as a choice's delta",
        arguments: [
            (#"{"delta":{"content":"d"},"message":{"content":"m"},"text":"t"}"#, "d"),
            (#"{"delta":{},"message":{"content":"m"}}"#, nil),
            (#"{"delta":null,"message":{"content":"m"}}"#, "m"),
            (#"{"message":{"content":"m"},"text":"t"}"#, "m"),
            (#"{"text":"t","logprobs":null}"#, "t"),
            (#"{"finish_reason":"stop"}"#, nil),
        ] as [(String, String?)]
    )
    func delta(text: String, expected: String?) throws {
        #expect(try model(ChatCompletionChunk.Choice.self, text).delta.content == expected)
    }

    @Test(
        "choices",
        arguments: [
            (#"{"choices":[]}"#, 0), (#"{"choices":null}"#, 0), ("{}", 0), (#"{"choices":[null,{"delta":{}}]}"#, 1),
        ]
    )
    func choices(text: String, count: Int) throws {
        #expect(try model(ChatCompletionChunk.self, text).choices.count == count)
    }

    @Test("usage and error")
    func usageAndError() throws {
        let none = try model(ChatCompletionChunk.self, #"{"choices":[],"usage":null,"error":null}"#)
        #expect(none.usage == nil)
        #expect(none.error == nil)
        let groq = try model(ChatCompletionChunk.self, #"{"choices":[],"x_groq":{"usage":{"total_tokens":9}}}"#)
        #expect(groq.usage?.totalTokens == 9)
        let failed = try model(
            ChatCompletionChunk.self,
            #"{"error":{"code":500},"choices":[{"delta":{"content":"x"},"error":"oh"}]}"#
        )
        #expect(failed.error == ["code": 500])
        #expect(failed.choices.first?.error == "oh")
        #expect(failed.choices.first?.delta.content == "x")
    }

    @Test(
        "pieces of tool calls",
        arguments: [
            (
                #"{"index":0,"id":"a","type":"function","function":{"name":"f","arguments":""}}"#,
                .init(index: 0, id: "a", kind: .function, name: "f")
            ),
            (
                #"{"index":0,"id":"","function":{"name":"","arguments":"{}"}}"#,
                .init(index: 0, kind: .function, arguments: "{}")
            ),
            (#"{"index":1,"id":null,"function":{"name":null,"arguments":null}}"#, .init(index: 1, kind: .function)),
            (
                #"{"id":"a","function":{"name":"f","arguments":{"x":[1]}}}"#,
                .init(id: "a", kind: .function, name: "f", arguments: #"{"x":[1]}"#)
            ),
            (
                #"{"index":0,"type":"custom","custom":{"name":"c","input":"print"}}"#,
                .init(index: 0, kind: .custom, name: "c", arguments: "print")
            ),
            (
                #"{"index":0,"type":"function","function":{"name":"f"},"custom":{"name":"","input":""}}"#,
                .init(index: 0, kind: .function, name: "f")
            ),
            (
                #"{"index":0,"function":{"name":"","arguments":""},"custom":{"input":"x"}}"#,
                .init(index: 0, kind: .custom, arguments: "x")
            ),
            (
                #"{"id":"a","function":{"name":"f"},"extra_content":{"google":{"thought_signature":"s"}}}"#,
                .init(
                    id: "a",
                    kind: .function,
                    name: "f",
                    extraFields: ["extra_content": ["google": ["thought_signature": "s"]]]
                )
            ),
            ("{}", .init()),
        ] as [(String, ChatCompletionChunk.ToolCallDelta)]
    )
    func toolCallPieces(text: String, expected: ChatCompletionChunk.ToolCallDelta) throws {
        #expect(try model(ChatCompletionChunk.ToolCallDelta.self, text) == expected)
    }

    @Test("a function_call of old is a piece of the only call, without id")
    func functionCall() throws {
        let delta = try model(ChatCompletionChunk.Delta.self, #"{"function_call":{"arguments":"{\"a"}}"#)
        #expect(delta.toolCalls == [.init(index: 0, kind: .function, arguments: #"{"a"#)])
    }

    @Test("a chunk written again is the same chunk")
    func roundTrip() throws {
        let chunk = ChatCompletionChunk(
            id: "c",
            created: 1,
            model: "m",
            choices: [
                .init(
                    index: 1,
                    delta: .init(
                        role: .assistant,
                        content: "a",
                        reasoning: "b",
                        reasoningField: .reasoning,
                        refusal: "c",
                        toolCalls: [.init(index: 0, id: "t", kind: .custom, name: "n", arguments: "x")],
                        annotations: [Annotation(type: "other")],
                        audio: AudioOutput(data: "UklG"),
                        extraFields: ["reasoning_details": []]
                    ),
                    finishReason: .length,
                    logprobs: Logprobs(content: [TokenLogprob(token: "a", logprob: -1)]),
                    error: "e",
                    extraFields: ["stop_reason": 1]
                )
            ],
            usage: Usage(promptTokens: 1),
            serviceTier: .flex,
            systemFingerprint: "fp",
            error: ["message": "m"],
            extraFields: ["obfuscation": "x"]
        )
        #expect(try ChatCompletionChunk(json: chunk.json) == chunk)
    }
}

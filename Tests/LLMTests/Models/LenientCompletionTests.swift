import JSONCoding
import LLM
import Testing

@Suite("A completion from a server that has its own ways")
struct LenientCompletionTests {
    /// A completion of one choice, with some fields replaced.
    private func completion(_ fields: String) throws -> ChatCompletion {
        var object = try #require(
            JSONValue(parsing: #"{"choices":[{"message":{"content":"x"},"finish_reason":"stop"}]}"#).objectValue
        )
        object.merge(try #require(JSONValue(parsing: fields).objectValue))
        return try ChatCompletion(fields: object)
    }

    @Test(
        "id",
        arguments: [
            (#"{"id":"c1"}"#, "c1"), (#"{"id":12345}"#, "12345"), (#"{"id":null}"#, ""), (#"{"id":""}"#, ""),
            ("{}", ""),
            (#"{"id":["c1"]}"#, ""),
        ]
    )
    func id(fields: String, expected: String) throws {
        #expect(try completion(fields).id == expected)
    }

    @Test(
        "created",
        arguments: [
            (#"{"created":1746709563}"#, 1_746_709_563),
            (#"{"created":1746709563.492141}"#, 1_746_709_563),
            (#"{"created":"1746709563"}"#, 1_746_709_563),
            (#"{"created":1746709563492}"#, 1_746_709_563),
            (#"{"created":0}"#, 0),
            (#"{"created":null}"#, nil),
            (#"{"created":"yesterday"}"#, nil),
            (#"{"created":1e400}"#, nil),
            ("{}", nil),
        ] as [(String, Int?)]
    )
    func created(fields: String, expected: Int?) throws {
        #expect(try completion(fields).created == expected)
    }

    @Test(
        "model and object",
        arguments: [
            (#"{"model":"m","object":"text_completion"}"#, "m", "text_completion"),
            (#"{"model":null,"object":null}"#, "", "chat.completion"),
            (#"{"model":"","object":""}"#, "", "chat.completion"),
            ("{}", "", "chat.completion"),
        ]
    )
    func model(fields: String, model: String, object: String) throws {
        let completion = try completion(fields)
        #expect(completion.model.rawValue == model)
        #expect(completion.object == object)
    }

    @Test(
        "finish reason",
        arguments: [
            (#""stop""#, .stop), (#""eos""#, "eos"), (#""""#, nil), ("null", nil), ("7", nil),
        ] as [(String, FinishReason?)]
    )
    func finishReason(value: String, expected: FinishReason?) throws {
        let completion = try completion(#"{"choices":[{"index":0,"message":{},"finish_reason":\#(value)}]}"#)
        #expect(completion.finishReason == expected)
    }

    @Test(
        "service tier and fingerprint",
        arguments: [
            (#"{"service_tier":"on_demand","system_fingerprint":null}"#, "on_demand", nil),
            (#"{"service_tier":"","system_fingerprint":""}"#, nil, nil),
            (#"{"service_tier":"default","system_fingerprint":"fp"}"#, .default, "fp"),
        ] as [(String, ServiceTier?, String?)]
    )
    func tier(fields: String, tier: ServiceTier?, fingerprint: String?) throws {
        let completion = try completion(fields)
        #expect(completion.serviceTier == tier)
        #expect(completion.systemFingerprint == fingerprint)
    }

    @Test(
        "choices",
        arguments: [
            (#"[{"message":{"content":"a"}},{"index":1,"message":{"content":"b"}}]"#, [0, 1], ["a", "b"]),
            (#"[{"index":null,"message":{"content":"a"}},null]"#, [0], ["a"]),
            (#"[{"finish_reason":"stop"}]"#, [0], [nil]),
            (#"[{"text":"old","index":0,"logprobs":null}]"#, [0], ["old"]),
            (#"[{"message":null,"text":"old"}]"#, [0], ["old"]),
            (#"[{"message":{"content":"new"},"text":"old","delta":{"content":"no"}}]"#, [0], ["new"]),
        ] as [(String, [Int], [String?])]
    )
    func choices(list: String, indices: [Int], contents: [String?]) throws {
        let choices = try completion(#"{"choices":\#(list)}"#).choices
        #expect(choices.map(\.index) == indices)
        #expect(choices.map(\.message.content) == contents)
    }

    @Test("the choice that counts is the one with index 0, wherever it stands")
    func firstChoice() throws {
        let two = #"[{"index":1,"message":{"content":"b"}},{"index":0,"message":{"content":"a","reasoning":"r"}}]"#
        let completion = try completion(#"{"choices":\#(two)}"#)
        #expect(completion.text == "a")
        #expect(completion.reasoning == "r")
        let odd = try self.completion(#"{"choices":[{"index":3,"message":{"content":"c"},"finish_reason":"stop"}]}"#)
        #expect(odd.text == "c")
        #expect(odd.finishReason == .stop)
        #expect(try self.completion(#"{"choices":[]}"#).text == "")
    }

    @Test("usage that only x_groq has")
    func groqUsage() throws {
        let other = try completion(#"{"usage":null,"x_groq":{"id":"req","usage":{"prompt_tokens":7}}}"#)
        #expect(other.usage?.promptTokens == 7)
        #expect(other.extraFields["x_groq"]?["id"] == "req")
        let both = try completion(#"{"usage":{"prompt_tokens":8},"x_groq":{"usage":{"prompt_tokens":7}}}"#)
        #expect(both.usage?.promptTokens == 8)
    }

    @Test("what a field can't hold stays as it came")
    func unreadable() throws {
        let text =
            #"{"id":["c1"],"choices":[{"message":{"content":{"a":1},"reasoning_content":{"b":2}},"logprobs":-0.5}]}"#
        let completion = try completion(text)
        #expect(completion.extraFields["id"] == ["c1"])
        let choice = try #require(completion.choices.first)
        #expect(choice.message.content == nil)
        #expect(choice.message.reasoning == nil)
        #expect(choice.logprobs == nil)
        #expect(choice.json["logprobs"] == -0.5)
        #expect(choice.json["message"]?["content"] == ["a": 1])
        #expect(choice.json["message"]?["reasoning_content"] == ["b": 2])
    }

    @Test("what is set counts more than what could not be read")
    func overwritten() throws {
        var message = ChatCompletion.Message(fields: ["content": ["a": 1]])
        message.content = "new"
        #expect(message.json["content"] == "new")
    }
}

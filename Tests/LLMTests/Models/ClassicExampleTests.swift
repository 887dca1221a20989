import Foundation
import JSONCoding
import LLM
import Testing

@Suite("Classic examples")
struct ClassicExampleTests {
    /// Every way in which somebody may decode a model.
    private func decodings<Model: JSONModel>(_ type: Model.Type, _ name: String) throws -> [Model] {
        let data = try ModelFixture.data("Models/\(name).json")
        let converting = JSONDecoder()
        converting.keyDecodingStrategy = .convertFromSnakeCase
        return [
            try JSONDecoder().decode(Model.self, from: data),
            try converting.decode(Model.self, from: data),
            try TolerantJSONDecoder().decode(Model.self, from: data),
            try Model(json: JSONValue(parsing: data)),
        ]
    }

    @Test("a full completion")
    func completion() throws {
        for completion in try decodings(ChatCompletion.self, "completion") {
            #expect(completion.id == "chatcmpl-9aQ2")
            #expect(completion.object == "chat.completion")
            #expect(completion.created == 1_741_569_952)
            #expect(completion.model == "gpt-4o-mini-2024-07-18")
            #expect(completion.choices.count == 1)
            #expect(completion.choices.first?.message.content == "A martlet is a bird without feet.")
            #expect(completion.choices.first?.message.role == .assistant)
            #expect(completion.finishReason == .stop)
            #expect(completion.usage?.promptTokens == 19)
            #expect(completion.usage?.completionTokens == 10)
            #expect(completion.usage?.totalTokens == 29)
            #expect(completion.usage?.cachedTokens == 4)
            #expect(completion.usage?.reasoningTokens == 2)
            #expect(completion.usage?.completionDetails?.rejectedPredictionTokens == 0)
            #expect(completion.serviceTier == .default)
            #expect(completion.systemFingerprint == "fp_44709d6fcb")
            #expect(completion.extraFields.isEmpty)
        }
    }

    @Test("a completion without usage")
    func withoutUsage() throws {
        for completion in try decodings(ChatCompletion.self, "completion-without-usage") {
            #expect(completion.text == "Yes.")
            #expect(completion.usage == nil)
            #expect(completion.serviceTier == nil)
        }
    }

    @Test("a completion whose content is null")
    func withoutContent() throws {
        for completion in try decodings(ChatCompletion.self, "completion-without-content") {
            #expect(completion.choices.first?.message.content == nil)
            #expect(completion.text == "")
            #expect(completion.finishReason == .toolCalls)
            let call = ToolCall(id: "call_abc123", name: "weather", arguments: #"{"city_name": "Bern"}"#)
            #expect(completion.toolCalls == [call])
        }
    }

    @Test("a chunk")
    func chunk() throws {
        for chunk in try decodings(ChatCompletionChunk.self, "chunk") {
            #expect(chunk.id == "chatcmpl-9aQ5")
            #expect(chunk.object == "chat.completion.chunk")
            #expect(chunk.choices.first?.delta.content == "Hello")
            #expect(chunk.choices.first?.delta.role == .assistant)
            #expect(chunk.choices.first?.finishReason == nil)
            #expect(chunk.extraFields == ["obfuscation": "aB3"])
        }
    }

    @Test("every decoder reads the same", arguments: ["completion", "completion-without-content", "completion-rich"])
    func same(name: String) throws {
        let decodings = try decodings(ChatCompletion.self, name)
        #expect(decodings.allSatisfy { $0 == decodings[0] })
    }

    @Test("Foundation's encoder writes the same, with and without a key strategy")
    func foundationEncoder() throws {
        let completion = try model(
            ChatCompletion.self,
            String(decoding: ModelFixture.data("Models/completion.json"), as: UTF8.self)
        )
        let converting = JSONEncoder()
        converting.keyEncodingStrategy = .convertToSnakeCase
        for encoder in [JSONEncoder(), converting] {
            #expect(try JSONValue(parsing: encoder.encode(completion)) == completion.json)
        }
    }
}

import JSONCoding
import LLM
import Testing

@Suite("Nothing that a server sent is lost")
struct LosslessnessTests {
    @Test("a rich completion is written as it came, all unknown fields with it")
    func rich() throws {
        let json = try ModelFixture.json("Models/completion-rich.json")
        let completion = try ChatCompletion(json: json)
        #expect(try lost(of: json, in: completion.json).isEmpty)
        #expect(try ChatCompletion(json: completion.json) == completion)
        // Numbers keep every digit.
        #expect(completion.json["usage"]?["cost"]?.text == "0.00012345678901234567")
    }

    @Test("every whole response among the cases", arguments: try CaseModels.completions())
    func responses(name: String, json: JSONValue) throws {
        let completion = try ChatCompletion(json: json)
        #expect(try lost(of: json, in: completion.json).isEmpty)
        #expect(try ChatCompletion(json: completion.json) == completion)
    }

    @Test("every chunk among the cases", arguments: try CaseModels.chunks())
    func chunks(text: String) throws {
        let json = try JSONValue(parsing: text)
        let chunk = try ChatCompletionChunk(json: json)
        #expect(try lost(of: json, in: chunk.json).isEmpty)
        // Compared as JSON, where -Infinity is -9999.
        #expect(try ChatCompletionChunk(json: chunk.json).json == chunk.json)
    }

    /// The paths of the members of `old` that are not in `new`, but for those that say nothing or are converted on purpose.
    private func lost(of old: JSONValue, in new: JSONValue?, at path: String = "") throws -> [String] {
        switch (old, new) {
        case (.object(let old), .object(let new)):
            return try old.flatMap { key, value in
                try Self.isConverted(key, value, in: old) ? [] : lost(of: value, in: new[key], at: "\(path).\(key)")
            }
        case (.array(let old), .array(let new)) where old.count == new.count:
            return try zip(old, new).enumerated().flatMap { index, pair in
                try lost(of: pair.0, in: pair.1, at: "\(path)[\(index)]")
            }
        default:
            return old == new || Self.isNothing(old) ? [] : [path]
        }
    }

    private static func isNothing(_ value: JSONValue) -> Bool {
        switch value {
        case .null: true
        case .string(let text): text.isEmpty
        case .array(let array): array.isEmpty
        case .object(let object): object.allSatisfy { isNothing($0.value) }
        default: false
        }
    }

    private static func isConverted(_ key: String, _ value: JSONValue, in object: JSONObject) -> Bool {
        switch key {
        case "created", "id": value.stringValue == nil || key == "created"
        case "arguments": value.objectValue != nil
        case "logprob": value.numberValue?.isFinite == false
        case "message": object["delta"] == nil
        case "text": object["delta"] == nil && object["message"] == nil && object["type"] == nil
        case "finish_reason": value == ""
        case "index": object["function"] != nil
        default: false
        }
    }
}

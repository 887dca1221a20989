import WebAPI

/// A shape of chunks made at random: documents of one shape differ in some strings, and now and then elsewhere.
struct RandomChunk {
    private static let strings = [
        "a", "", "two words", #"\n"#, #"\u0041"#, #"\ud83d\udc26"#, "é", "🐦", #"\""#, "null", "error",
    ]
    private static let values = ["null", "1", "\"x\"", "[]", "{}", "true", "[{\"a\":1}]"]

    private let template: String

    init(using generator: inout RandomSource) {
        var delta = Self.members(["role", "refusal", "annotations"], using: &generator)
        for key in ["content", "reasoning", "reasoning_content", "con\\u0074ent", "content"]
        where Bool.random(using: &generator) {
            delta.append("\"\(key)\":\"%\"")
        }
        if Bool.random(using: &generator) {
            let name = ["function", "custom"].randomElement(using: &generator) ?? ""
            let payload = #"{"name":"f","arguments":"%","input":"%"}"#
            let calls = [
                #"{"index":0,"\#(name)":\#(payload)}"#,
                #"{"index":0,"type":"custom","function":\#(payload),"custom":\#(payload)}"#,
                #"{"function":{"arguments":{"a":1},"arguments":"%"}}"#,
                #"{"function":{"arguments":"%"}},5"#,
            ]
            delta.append(#""tool_calls":[\#(calls.randomElement(using: &generator) ?? "")]"#)
        }
        if Bool.random(using: &generator) { delta.append(#""function_call":{"arguments":"%"}"#) }
        var choice = Self.members(["index", "finish_reason", "logprobs", "error"], using: &generator)
        choice.append(#""delta":{\#(delta.shuffled(using: &generator).joined(separator: ","))}"#)
        var chunk = Self.members(["id", "created", "usage", "error", "type", "detail", "object"], using: &generator)
        chunk.append(#""choices":[{\#(choice.shuffled(using: &generator).joined(separator: ","))}]"#)
        for key in ["obfuscation", "p", "note"] where Bool.random(using: &generator) {
            chunk.append("\"\(key)\":\"%\"")
        }
        template = "{\(chunk.shuffled(using: &generator).joined(separator: ","))}"
    }

    /// A document of this shape.
    func document(using generator: inout RandomSource) -> [UInt8] {
        let parts = template.split(separator: "%", omittingEmptySubsequences: false)
        var text = ""
        for part in parts.dropLast() { text += part + (Self.strings.randomElement(using: &generator) ?? "") }
        text += parts.last ?? ""
        if Int.random(in: 0..<8, using: &generator) == 0 { text = text.replacing("null", with: "1") }
        return Array(text.utf8)
    }

    private static func members(_ keys: [String], using generator: inout RandomSource) -> [String] {
        keys.compactMap { key in
            guard Int.random(in: 0..<3, using: &generator) == 0 else { return nil }
            return "\"\(key)\":\(values.randomElement(using: &generator) ?? "null")"
        }
    }
}

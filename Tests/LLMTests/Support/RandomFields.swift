import LLMTesting
import WebAPI

/// Makes JSON objects whose keys are those of chunks and completions, and whose values are of every kind: some of the
/// right one, some not.
struct RandomFields {
    private var generator: RandomSource

    static func text(seed: UInt64) -> String {
        var fields = RandomFields(generator: RandomSource.seeded(seed))
        return fields.object(depth: 0)
    }

    private mutating func object(depth: Int) -> String {
        let count = Int.random(in: 0...(depth == 0 ? 8 : 5), using: &generator)
        return "{" + (0..<count).map { _ in member(depth: depth) }.joined(separator: ",") + "}"
    }

    private mutating func member(depth: Int) -> String {
        let key = pick(Self.keys)
        return "\"\(key)\":\(value(of: key, depth: depth))"
    }

    /// As a rule a value of the kind that the key has in an answer.
    private mutating func value(of key: String, depth: Int) -> String {
        guard depth < 5, !oneIn(6) else { return scalar() }
        if Self.lists.contains(key) {
            let elements = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
                oneIn(8) ? scalar() : object(depth: depth + 1)
            }
            return "[" + elements.joined(separator: ",") + "]"
        }
        return Self.objects.contains(key) ? object(depth: depth + 1) : scalar()
    }

    private mutating func scalar() -> String {
        pick([
            "null", "true", "false", "0", "1", "-7", "1.50", "1e3", "NaN", "1741570283", "1741570283000", "\"\"",
            "\"a\"",
            #""stop""#, #""a\n\u00e9😀""#, #""\ud800""#, #""12""#, #""error""#, "[]", "[1,255,256]", #"["a",null]"#,
            "{}",
        ])
    }

    private mutating func pick(_ elements: [String]) -> String {
        elements[Int.random(in: elements.indices, using: &generator)]
    }

    private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

    private static let lists = ["choices", "tool_calls", "annotations", "top_logprobs", "content"]
    private static let objects = [
        "delta", "message", "usage", "logprobs", "function", "custom", "function_call", "audio", "x_groq", "error",
        "prompt_tokens_details", "completion_tokens_details", "url_citation",
    ]
    private static let keys =
        lists + lists + objects + [
            "id", "object", "created", "model", "service_tier", "system_fingerprint", "index", "finish_reason", "text",
            "role", "content", "content", "reasoning", "reasoning_content", "refusal", "type", "name", "arguments",
            "input", "token", "logprob", "bytes", "data", "transcript", "expires_at", "url", "prompt_tokens",
            "total_tokens", "cached_tokens", "thinking", #"\u0069d"#, "é", "unknown",
        ]
}

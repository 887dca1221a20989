import JSONCoding

@testable import LLM

/// Compares what a call came to with what a case says; `"*"` is any value, `"opaque"` any that keeps what was there.
enum Expectation {
    /// What differs, a line each; empty where all is as expected.
    static func differences(_ result: Result<ChatCompletion, LLMAPIError>, from expected: JSONValue) -> [String] {
        let actual = JSONValue.object(Inspection.fields(of: result))
        if let accepted = expected["accept"]?.arrayValue {
            let found = accepted.map { differences(actual, from: $0) }
            return found.contains([]) ? [] : found.flatMap(\.self)
        }
        return differences(actual, from: expected) + choiceDifferences(result, from: expected)
    }

    private static func differences(_ actual: JSONValue, from expected: JSONValue) -> [String] {
        guard actual["outcome"] == expected["outcome"] || expected["outcome"] == "*" else {
            return ["outcome: \(actual) instead of \(expected["outcome"] ?? .null)"]
        }
        var lines: [String] = []
        for key in ["text", "reasoning", "refusal", "tool_calls", "finish_reason", "usage", "error"] {
            guard let wanted = expected[key] else { continue }
            lines += differences(actual[key] ?? .null, from: wanted, at: key)
        }
        // Whole responses say beside the error what to do about it.
        for (key, field) in [("retryable", "retryable"), ("retry_after_s", "retry_after")] {
            guard let wanted = expected[key], !(key == "retryable" && wanted.isNull) else { continue }
            lines += differences(actual["error"]?[field] ?? .null, from: wanted, at: key)
        }
        return lines
    }

    private static func differences(_ actual: JSONValue, from expected: JSONValue, at path: String) -> [String] {
        switch expected {
        case "*", "opaque": []
        case "until-date": actual.doubleValue.map { $0 > 1e8 } == true ? [] : ["\(path): \(actual) is no long time"]
        case .object(let fields):
            fields.flatMap { differences(actual[$0.key] ?? .null, from: $0.value, at: "\(path).\($0.key)") }
        case .array(let elements):
            actual.arrayValue?.count == elements.count
                ? elements.enumerated().flatMap { differences(actual[$0] ?? .null, from: $1, at: "\(path)[\($0)]") }
                : ["\(path): \(actual) instead of \(expected)"]
        default: actual == expected ? [] : ["\(path): \(actual) instead of \(expected)"]
        }
    }

    private static func choiceDifferences(
        _ result: Result<ChatCompletion, LLMAPIError>,
        from expected: JSONValue
    ) -> [String] {
        guard let wanted = expected["choices"]?.arrayValue, case .success(let completion) = result else { return [] }
        let actual = completion.choices.map { choice -> JSONValue in
            [
                "index": .number(JSONNumber(choice.index)),
                "text": .string(choice.message.content ?? ""),
                "finish_reason": choice.finishReason.map { .string($0.rawValue) } ?? .null,
            ]
        }
        return actual == wanted ? [] : ["choices: \(actual) instead of \(wanted)"]
    }
}

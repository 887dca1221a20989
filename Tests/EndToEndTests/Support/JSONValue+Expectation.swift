import JSONCoding

extension JSONValue {
    /// Whether the value is as a case expects it: `"*"` is any value, `"opaque"` any that keeps what was there, and an
    /// object may have more fields than are named.
    func meets(_ expected: JSONValue) -> Bool {
        switch expected {
        case "*", "opaque": true
        case "until-date": (doubleValue ?? 0) > 1e8
        case .object(let fields): fields.allSatisfy { (self[$0.key] ?? .null).meets($0.value) }
        case .array(let elements):
            arrayValue?.count == elements.count && elements.enumerated().allSatisfy { (self[$0] ?? .null).meets($1) }
        default: self == expected
        }
    }

    /// Whether the output of `martlet inspect --json` is as a case expects it.
    func meetsInspection(_ expected: JSONValue) -> Bool {
        if let accepted = expected["accept"]?.arrayValue {
            return accepted.contains { meetsInspection($0) }
        }
        // Beside the error, a case says what to do about it; null leaves that open.
        let isRetryable = expected["retryable"].map { $0.isNull || self["error"]?["retryable"] == $0 } ?? true
        let delay = expected["retry_after_s"].map { (self["error"]?["retry_after"] ?? .null).meets($0) } ?? true
        let fields = ["outcome", "text", "reasoning", "refusal", "tool_calls", "finish_reason", "usage", "error"]
        return isRetryable && delay
            && fields.allSatisfy { name in expected[name].map { (self[name] ?? .null).meets($0) } ?? true }
    }
}

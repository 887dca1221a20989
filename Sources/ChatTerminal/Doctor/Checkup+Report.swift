public import JSONCoding
import LLM
import WebAPI

extension Checkup {
    /// Checks as a table for a person, with a sentence below it for each that failed.
    public static func table(_ checkups: [Checkup]) -> String {
        let head = ["endpoint", "host", "connection", "key", "model", "first token"]
        let rows = [head] + checkups.map(\.cells)
        let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return cells.joined(separator: "  ").withoutTrailingSpaces
        }
        let advice = checkups.compactMap(\.sentence)
        return (lines + (advice.isEmpty ? [] : [""] + advice)).map { $0 + "\n" }.joined()
    }

    /// The advice, with whom it is about.
    private var sentence: String? {
        advice.map { $0.hasPrefix(name) ? $0 : "\(name): \($0)" }
    }

    private var cells: [String] {
        let steps = [Step.host, .connection, .key].map { finding(of: $0).word }
        let model = finding(of: .model) == .passed ? model ?? Finding.passed.word : finding(of: .model).word
        let time = timeToFirstToken?.inSeconds ?? finding(of: .answer).word
        return [name] + steps + [model, time]
    }

    /// The check as an object, for scripts; the time is in milliseconds.
    public var json: JSONValue {
        let findings = Step.allCases.map { ($0.rawValue, JSONValue.string(finding(of: $0).rawValue)) }
        return [
            "endpoint": .string(name),
            "url": JSONValue(address),
            "model": JSONValue(model),
            "ok": .bool(failureCode == nil),
            "checks": .object(JSONObject(findings)),
            "first_token_ms": timeToFirstToken.map { .number(JSONNumber(Int(($0.seconds * 1000).rounded()))) } ?? .null,
            "error": JSONValue(error?.kind.rawValue),
            "advice": JSONValue(advice),
        ]
    }

    private var error: LLMAPIError? {
        if case .failed(let error) = outcome { error } else { nil }
    }
}

extension JSONValue {
    fileprivate init(_ text: String?) {
        self = text.map(JSONValue.string) ?? .null
    }
}

extension Checkup.Finding {
    fileprivate var word: String {
        switch self {
        case .passed: "ok"
        case .failed: "failed"
        case .unknown: "-"
        }
    }
}

extension String {
    fileprivate var withoutTrailingSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}

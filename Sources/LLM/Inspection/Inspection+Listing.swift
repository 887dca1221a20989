import JSONCoding
import WebAPI

extension Inspection {
    /// What came out, for a person: a line for each part, then the deviations.
    public var listing: String {
        var lines = [Self.line("outcome", outcome.rawValue)]
        if let head { lines.append(Self.line("status", String(head.status))) }
        if let completion { lines += Self.lines(of: completion) }
        if let error {
            lines.append(Self.line("error", "\(error.kind): \(error)"))
            lines.append(Self.line("retryable", error.isRetryable ? "yes" : "no"))
        }
        return (lines + deviationLines).joined(separator: "\n") + "\n"
    }

    private static func lines(of completion: ChatCompletion) -> [String] {
        var lines: [String] = []
        if !completion.id.isEmpty { lines.append(line("id", completion.id)) }
        if !completion.model.rawValue.isEmpty { lines.append(line("model", completion.model.rawValue)) }
        for choice in completion.choices {
            if completion.choices.count > 1 { lines.append(line("choice", String(choice.index))) }
            lines += self.lines(of: choice)
        }
        if let usage = completion.usage { lines.append(line("usage", text(of: usage))) }
        return lines
    }

    private static func lines(of choice: ChatCompletion.Choice) -> [String] {
        var lines: [String] = []
        let message = choice.message
        for (name, text) in [("reasoning", message.reasoning), ("text", message.content), ("refusal", message.refusal)]
        {
            if let text = text?.nonEmpty { lines.append(line(name, text)) }
        }
        for call in message.toolCalls {
            lines.append(line("tool call", "\(call.name)(\(call.arguments)) \(call.id)"))
        }
        lines.append(line("finish", choice.finishReason?.rawValue ?? "none"))
        return lines
    }

    private static func text(of usage: Usage) -> String {
        let counts = [
            ("prompt", usage.promptTokens), ("cached", usage.cachedTokens), ("completion", usage.completionTokens),
            ("reasoning", usage.reasoningTokens), ("total", usage.totalTokens),
        ]
        return counts.compactMap { name, count in count.map { "\(name) \($0)" } }.joined(separator: ", ").nonEmpty
            ?? "empty"
    }

    private var deviationLines: [String] {
        guard !deviations.isEmpty else {
            return outcome == .complete ? ["", "No deviation from the specification was found."] : []
        }
        return ["", "Deviations from the specification:"]
            + deviations.map { deviation in
                let count = deviation.count > 1 ? " (\(deviation.count) times)" : ""
                return "- \(deviation.name): \(deviation.sentence)\(count)" + (deviation.example.map { " \($0)" } ?? "")
            }
    }

    /// A name in a column of its own; further lines of a text stand below its first.
    private static func line(_ name: String, _ text: String) -> String {
        let margin = String(repeating: " ", count: 11)
        let name = name + String(repeating: " ", count: 11 - name.count)
        return name + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n" + margin)
    }
}

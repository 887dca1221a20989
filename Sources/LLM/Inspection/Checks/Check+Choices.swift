import JSONCoding

extension Check {
    /// What a choice has beside its message or delta.
    static let choices = [
        Check("index-missing", "Choices have no index.") { evidence in
            evidence.choices.filter { $0["index"]?.intValue == nil }.map { $0["index"]?.text ?? "" }
        },
        Check("delta-missing", "Choices of a stream have no delta.") { evidence in
            guard evidence.form == .eventStream else { return [] }
            return evidence.choices.filter { $0.present("delta") == nil }.map { choice in
                ["message", "text"].first { choice.present($0) != nil } ?? ""
            }
        },
        Check("message-beside-delta", "Choices of a stream have a message beside the delta.") { evidence in
            evidence.choices.filter { $0.present("delta") != nil && $0.present("message") != nil }.map { _ in "" }
        },
        Check("message-missing", "Choices have no message.") { evidence in
            guard evidence.form == .json else { return [] }
            return evidence.choices.filter { $0.present("message") == nil }.map { _ in "" }
        },
        Check("finish-reason-absent", "Choices lack the field finish_reason.") { evidence in
            evidence.choices.filter { $0["finish_reason"] == nil }.map { _ in "" }
        },
        Check("finish-reason-empty", "A finish reason is empty.") { evidence in
            evidence.choices.filter { $0["finish_reason"] == "" }.map { _ in "" }
        },
        Check("finish-reason-unknown", "A finish reason is none of the specification's.") { evidence in
            evidence.finishReasons.filter { !knownFinishReasons.contains($0) }
        },
        Check("finish-reason-missing", "No choice says why it ended.") { evidence in
            (!evidence.choices.isEmpty && evidence.finishReasons.isEmpty).finding
        },
        Check("finish-reason-repeated", "A choice says more than once why it ended.") { evidence in
            evidence.finishReasonsByChoice.values.filter { $0.count > 1 }.map { $0.joined(separator: ", ") }
        },
        Check("finish-with-content", "The finish reason comes with a part of the answer.") { evidence in
            guard evidence.form == .eventStream else { return [] }
            return evidence.choices.filter { $0["finish_reason"]?.stringValue?.nonEmpty != nil && $0.bringsContent }
                .compactMap { $0["finish_reason"]?.stringValue }
        },
        Check("after-finish", "Parts of an answer come after its finish reason.") { evidence in
            evidence.choicesAfterFinish.filter(\.bringsContent).map { _ in "" }
        },
        Check("finish-reason-of-tools", "There are tool calls, but the finish reason is another.") { evidence in
            guard !evidence.toolCalls.isEmpty else { return [] }
            return evidence.finishReasons.unique.filter { $0 != "tool_calls" && $0 != "function_call" }
        },
        Check("choice-fields", "Choices have fields that the specification does not have.") { evidence in
            evidence.choices.flatMap { $0.keys(notIn: knownChoiceFields) }.unique
        },
    ]

    private static let knownFinishReasons: Set = ["stop", "length", "tool_calls", "content_filter", "function_call"]
    private static let knownChoiceFields: Set = ["index", "delta", "message", "finish_reason", "logprobs"]
}

extension JSONObject {
    /// Whether the delta of this choice brings a part of the answer.
    fileprivate var bringsContent: Bool {
        guard let delta = self["delta"] ?? self["message"] else { return self["text"]?.stringValue?.nonEmpty != nil }
        let texts = ["content", "reasoning", "reasoning_content", "refusal"].compactMap { delta[$0] }
        return texts.contains { $0.stringValue?.nonEmpty != nil || $0.arrayValue?.isEmpty == false }
            || delta["tool_calls"]?.arrayValue?.isEmpty == false
    }
}

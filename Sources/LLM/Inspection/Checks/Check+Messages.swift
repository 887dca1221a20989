import JSONCoding

extension Check {
    /// What a message or a delta has.
    static let messages = [
        Check("role-missing", "No message or delta names a role.") { evidence in
            (!evidence.messages.isEmpty && !evidence.messages.contains { $0["role"]?.stringValue?.nonEmpty != nil })
                .finding
        },
        Check("role-repeated", "The role comes more than once.") { evidence in
            guard evidence.form == .eventStream else { return [] }
            let roles = evidence.messages.compactMap { $0["role"]?.stringValue?.nonEmpty }
            return roles.count > evidence.choiceCount ? Array(roles.dropFirst(evidence.choiceCount)) : []
        },
        Check("role-empty", "A role is empty or null.") { evidence in
            evidence.messages.compactMap { $0["role"] }.filter { $0.isNull || $0 == "" }.map(\.text)
        },
        Check("content-missing", "A message has no field content.") { evidence in
            guard evidence.form == .json else { return [] }
            return evidence.messages.filter { $0["content"] == nil }.map { _ in "" }
        },
        Check("content-parts", "The content is a list of parts.") { evidence in
            evidence.messages.compactMap { $0["content"] }.filter { $0.arrayValue != nil }.map(\.text)
        },
        Check("content-form", "The content is neither text nor a list of parts.") { evidence in
            evidence.messages.compactMap { $0.present("content") }
                .filter { $0.stringValue == nil && $0.arrayValue == nil }.map(\.text)
        },
        Check("think-tags", "Reasoning stands in the content, between <think> tags.") { evidence in
            let text = evidence.completion?.text ?? ""
            return (text.contains("<think>") || text.contains("</think>")).finding
        },
        Check("reasoning", "Reasoning comes in a field of its own, which the specification does not have.") {
            evidence in
            ["reasoning_content", "reasoning", "reasoning_details"].filter { key in
                evidence.messages.contains { $0.present(key).map { $0 != "" && $0 != [] } ?? false }
            }
        },
        Check("function-call", "Calls come as the function_call of old.") { evidence in
            evidence.messages.compactMap { $0.present("function_call")?.text }
        },
        Check("message-fields", "Messages or deltas have fields that the specification does not have.") { evidence in
            evidence.messages.flatMap { $0.keys(notIn: knownMessageFields) }.unique
        },
    ]

    private static let knownMessageFields: Set = [
        "role", "content", "refusal", "tool_calls", "function_call", "annotations", "audio", "reasoning_content",
        "reasoning", "reasoning_details",
    ]
}

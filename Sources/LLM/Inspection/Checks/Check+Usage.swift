import JSONCoding

extension Check {
    /// What is counted.
    static let usage = [
        Check("usage-place", "The usage stands in x_groq.") { evidence in
            evidence.answers.filter { $0["x_groq"]?["usage"] != nil && $0.present("usage") == nil }.map { _ in "" }
        },
        Check("usage-repeated", "More than one chunk has a usage; the last one counts.") { evidence in
            evidence.usages.count > 1 ? evidence.usages.map { JSONValue.object($0).text } : []
        },
        Check("usage-with-finish", "The usage comes with the finish reason, not in a chunk of its own.") { evidence in
            guard evidence.form == .eventStream else { return [] }
            return evidence.answers.filter { $0.present("usage") != nil && $0["choices"]?.arrayValue?.isEmpty == false }
                .map { _ in "" }
        },
        Check("usage-total", "The total is not the sum of request and answer.") { evidence in
            evidence.usages.suffix(1).compactMap { usage in
                guard let prompt = usage["prompt_tokens"]?.intValue, let total = usage["total_tokens"]?.intValue,
                    let completion = usage["completion_tokens"]?.intValue,
                    prompt.addingReportingOverflow(completion) != (total, false)
                else { return nil }
                return "\(prompt) + \(completion), \(total)"
            }
        },
        Check("usage-reasoning", "More tokens went into reasoning than into the whole answer.") { evidence in
            guard let usage = evidence.completion?.usage, let reasoning = usage.reasoningTokens,
                let completion = usage.completionTokens, reasoning > completion
            else { return [] }
            return ["\(reasoning) of \(completion)"]
        },
        Check("usage-incomplete", "The usage lacks a count.") { evidence in
            evidence.usages.suffix(1).flatMap { usage in
                ["prompt_tokens", "completion_tokens", "total_tokens"].filter { usage[$0]?.intValue == nil }
            }
        },
        Check("usage-fields", "The usage has fields that the specification does not have.") { evidence in
            evidence.usages.flatMap { $0.keys(notIn: knownUsageFields) }.unique
        },
    ]

    private static let knownUsageFields: Set = [
        "prompt_tokens", "completion_tokens", "total_tokens", "prompt_tokens_details", "completion_tokens_details",
    ]
}

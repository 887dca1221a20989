import JSONCoding

extension Check {
    /// What a completion or a chunk has at its top.
    static let chunks = [
        Check("error", "There is an error in it.") { evidence in
            evidence.objects.compactMap { object in
                object.reportedError.map { LLMAPIError.ProviderError(json: $0).message ?? $0.text }
            }
        },
        Check("id-missing", "There is no id.") { evidence in
            evidence.answers.filter { $0.present("id") == nil }.map { _ in "" }
        },
        Check("id-form", "The id is no text, or empty.") { evidence in
            evidence.answers.compactMap { $0.present("id") }.filter { $0.stringValue?.isEmpty ?? true }.map(\.text)
        },
        Check("id-changes", "The id changes within the stream.") { evidence in
            let ids = evidence.answers.compactMap { $0["id"]?.stringValue?.nonEmpty }.unique
            return ids.count > 1 ? ids : []
        },
        Check("object", "The object is not of the type that the specification names.") { evidence in
            let expected = evidence.form == .eventStream ? "chat.completion.chunk" : "chat.completion"
            return evidence.answers.compactMap { answer in
                answer["object"]?.stringValue == expected ? nil : answer["object"]?.text ?? "none"
            }
        },
        Check("created-missing", "There is no time of creation.") { evidence in
            evidence.answers.filter { $0.present("created") == nil }.map { _ in "" }
        },
        Check("created-form", "The time of creation is no whole number of seconds since 1970.") { evidence in
            evidence.answers.compactMap { $0.present("created") }
                .filter { created in !(1...99_999_999_999).contains(created.intValue ?? 0) || created.text.contains(".")
                }
                .map(\.text)
        },
        Check("model-missing", "No model is named.") { evidence in
            evidence.answers.filter { $0["model"]?.stringValue?.nonEmpty == nil }.map { $0["model"]?.text ?? "" }
        },
        Check("choices-missing", "There is no list of choices.") { evidence in
            evidence.answers.filter { $0["choices"]?.arrayValue == nil }.map { $0["choices"]?.text ?? "" }
        },
        Check("choices-empty", "The list of choices is empty, and there is no usage.") { evidence in
            evidence.answers.filter { $0["choices"]?.arrayValue?.isEmpty == true && $0.present("usage") == nil }
                .map { $0.keys(notIn: knownChunkFields).joined(separator: ", ") }
        },
        Check("chunk-fields", "There are fields that the specification does not have.") { evidence in
            evidence.answers.flatMap { $0.keys(notIn: knownChunkFields) }.unique
        },
    ]

    private static let knownChunkFields: Set = [
        "id", "object", "created", "model", "choices", "usage", "service_tier", "system_fingerprint", "error",
        "moderation", "obfuscation",
    ]
}

import JSONCoding

extension Check {
    /// What a tool call, or a piece of one, has.
    static let toolCalls = [
        Check("tool-index-missing", "Pieces of tool calls have no index.") { evidence in
            guard evidence.form == .eventStream else { return [] }
            return evidence.toolCalls.filter { $0.present("index") == nil }.map { $0["id"]?.stringValue ?? "" }
        },
        Check("tool-index-start", "The index of tool calls does not start at 0.") { evidence in
            guard evidence.form == .eventStream, let first = evidence.toolCalls.first?["index"]?.intValue else {
                return []
            }
            return first == 0 ? [] : [String(first)]
        },
        Check("tool-index-whole", "Tool calls of a whole answer have an index.") { evidence in
            guard evidence.form == .json else { return [] }
            return evidence.toolCalls.compactMap { $0["index"]?.text }
        },
        Check("tool-id-missing", "Tool calls come without an id; one is made up.") { evidence in
            let sent = Set(evidence.toolCalls.compactMap { $0["id"]?.stringValue?.nonEmpty })
            return (evidence.completion?.toolCalls ?? []).filter { !sent.contains($0.id) }.map(\.name)
        },
        Check("tool-id-repeated", "Later pieces of a tool call repeat its id, or have an empty one.") { evidence in
            guard evidence.form == .eventStream else { return [] }
            let ids = evidence.toolCalls.compactMap { $0["id"] }
            let filled = ids.compactMap { $0.stringValue?.nonEmpty }
            return ids.filter { $0.isNull || $0 == "" }.map(\.text)
                + (filled.count > filled.unique.count ? filled.unique : [])
        },
        Check("tool-id-changes", "Another id comes at an index that is in use; it starts another call.") { evidence in
            let byIndex = Dictionary(grouping: evidence.toolCalls) { $0["index"]?.intValue }
            return byIndex.filter { $0.key != nil }.values.flatMap { calls in
                calls.compactMap { $0["id"]?.stringValue?.nonEmpty }.unique.dropFirst()
            }
        },
        Check("tool-name-repeated", "Later pieces of a tool call repeat its name, or have an empty one.") { evidence in
            guard evidence.form == .eventStream else { return [] }
            let names = evidence.toolCalls.compactMap { $0["function"]?["name"] }
            let filled = names.compactMap { $0.stringValue?.nonEmpty }
            let calls = evidence.completion?.toolCalls.count ?? 0
            return names.filter { $0.isNull || $0 == "" }.map(\.text) + filled.dropFirst(calls)
        },
        Check("tool-type-missing", "Tool calls have no type.") { evidence in
            evidence.toolCalls.filter { $0["id"]?.stringValue?.nonEmpty != nil && $0.present("type") == nil }
                .compactMap { $0["id"]?.stringValue }
        },
        Check("tool-arguments-form", "The arguments of a tool call are no text.") { evidence in
            evidence.toolCalls.compactMap { $0["function"]?["arguments"] }.filter { $0.stringValue == nil }.map(\.text)
        },
        Check("tool-arguments-json", "The arguments of a tool call are no JSON object.") { evidence in
            (evidence.completion?.toolCalls ?? []).filter {
                $0.kind == .function && Evidence.object($0.arguments.utf8) == nil
            }
            .map { $0.arguments.isEmpty ? "empty" : $0.arguments }
        },
        Check("tool-fields", "Tool calls have fields that the specification does not have.") { evidence in
            evidence.toolCalls.flatMap { $0.keys(notIn: ["index", "id", "type", "function", "custom"]) }.unique
        },
    ]
}

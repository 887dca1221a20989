import JSONCoding

extension Evidence {
    /// The lines of an event stream, without their line feeds.
    var lines: [ArraySlice<UInt8>] {
        form == .eventStream ? body.split(separator: UInt8(ascii: "\n")) : []
    }

    /// The objects that are completions or chunks, and not errors alone.
    var answers: [JSONObject] {
        objects.filter { $0.reportedError == nil || $0["choices"] != nil }
    }

    var choices: [JSONObject] {
        answers.flatMap { $0["choices"]?.arrayValue ?? [] }.compactMap(\.objectValue)
    }

    /// The messages, or the deltas of a stream.
    var messages: [JSONObject] {
        choices.compactMap { choice in
            (form == .eventStream ? choice.present("delta") ?? choice["message"] : choice["message"])?.objectValue
        }
    }

    var toolCalls: [JSONObject] {
        messages.flatMap { $0["tool_calls"]?.arrayValue ?? [] }.compactMap(\.objectValue)
    }

    var usages: [JSONObject] {
        answers.compactMap { $0["usage"]?.objectValue }
    }

    var finishReasons: [String] {
        choices.compactMap { $0["finish_reason"]?.stringValue?.nonEmpty }
    }

    var finishReasonsByChoice: [Int: [String]] {
        Dictionary(grouping: choices) { $0["index"]?.intValue ?? 0 }
            .mapValues { $0.compactMap { $0["finish_reason"]?.stringValue?.nonEmpty } }
    }

    var choiceCount: Int { max(1, finishReasonsByChoice.count) }

    /// What comes for a choice after it has said why it ended.
    var choicesAfterFinish: [JSONObject] {
        Dictionary(grouping: choices) { $0["index"]?.intValue ?? 0 }.values.flatMap { pieces in
            pieces.drop { $0["finish_reason"]?.stringValue?.nonEmpty == nil }.dropFirst()
        }
    }

    /// The completion, or what had arrived of it.
    var completion: ChatCompletion? {
        switch result {
        case .success(let completion): completion
        case .failure(let error): error.partial
        }
    }
}

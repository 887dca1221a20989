/// The JSON of the chat API. It is written by hand, so that no encoder stands between a script and the wire.
struct ChatJSON {
    var model: String

    /// One `chat.completion.chunk` with a delta.
    func chunk(_ delta: String, finish: String? = nil) -> String {
        let choice = #"{"index":0,"delta":{\#(delta)},"finish_reason":\#(finish.json)}"#
        return #"{\#(start("chat.completion.chunk")),"choices":[\#(choice)]}"#
    }

    /// The deltas of a message, in their order; the first names the role.
    func deltas(of message: ChatAnswer.Message) -> [String] {
        let text = message.pieces.map { #""content":\#($0.json)"# }
        let deltas = text + (message.toolCall.map(deltas) ?? [])
        return deltas.enumerated().map { $0.offset == 0 ? #""role":"assistant",\#($0.element)"# : $0.element }
    }

    /// A whole `chat.completion`.
    func completion(_ message: ChatAnswer.Message) -> String {
        let text = message.pieces.joined()
        let content = message.pieces.isEmpty && message.toolCall != nil ? "null" : text.json
        let calls = message.toolCall.map { call in
            #","tool_calls":[{"id":"call_1","type":"function","function":\#(function(call.name, call.arguments.joined()))}]"#
        }
        let choice = #"{"index":0,"message":{"role":"assistant","content":\#(content)\#(calls ?? "")},"#
        return #"{\#(start("chat.completion")),"choices":[\#(choice)"finish_reason":\#(message.finish.json)}]}"#
    }

    /// An error object.
    static func failure(_ failure: ChatAnswer.Failure) -> String {
        let (type, code) = (failure.type.json, failure.code.json)
        return #"{"error":{"message":\#(failure.message.json),"type":\#(type),"code":\#(code)}}"#
    }

    /// A list of models.
    static func models(_ names: [String]) -> String {
        let models = names.map {
            #"{"id":\#($0.json),"object":"model","created":\#(created),"owned_by":"fault-server"}"#
        }
        return #"{"object":"list","data":[\#(models.joined(separator: ","))]}"#
    }

    private func deltas(of call: ChatAnswer.ToolCall) -> [String] {
        let first = #"{"index":0,"id":"call_1","type":"function","function":\#(function(call.name, ""))}"#
        let rest = call.arguments.map { #"{"index":0,"function":{"arguments":\#($0.json)}}"# }
        return ([first] + rest).map { #""tool_calls":[\#($0)]"# }
    }

    private func function(_ name: String, _ arguments: String) -> String {
        #"{"name":\#(name.json),"arguments":\#(arguments.json)}"#
    }

    private func start(_ object: String) -> String {
        #""id":"chatcmpl-1","object":"\#(object)","created":\#(Self.created),"model":\#(model.json)"#
    }

    private static let created = 1_790_000_000
}

extension String {
    /// The text as a JSON string.
    fileprivate var json: String {
        let characters = unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\n": "\\n"
            case "\u{0}"..<" ": "\\u00\(scalar.value < 16 ? "0" : "")\(String(scalar.value, radix: 16))"
            default: String(scalar)
            }
        }
        return #""\#(characters.joined())""#
    }
}

extension String? {
    /// The text as a JSON string, or null.
    fileprivate var json: String { self?.json ?? "null" }
}

/// The body of an answer, before it is framed: writes and pauses.
struct ResponseBody {
    /// Its media type.
    let type: String
    /// Whether it is a stream of events.
    let isStream: Bool
    private(set) var steps: [ScriptedResponse.Step]

    init(_ answer: ChatAnswer, _ inquiry: Inquiry, models: [String]) {
        let json = ChatJSON(model: inquiry.model ?? models.first ?? ServerScript.defaultModel)
        switch answer.content {
        case .body(let bytes):
            self.init([bytes], type: Self.type(of: bytes))
        case .failure(let failure):
            self.init(ChatJSON.failure(failure))
        case .message(let message) where inquiry.isForModels && message.failure == nil:
            self.init(ChatJSON.models(models), isWhole: answer.end.isWhole || message.isDone)
        case .message(let message) where inquiry.isStreaming && !inquiry.isForModels:
            self.init(Self.events(of: message, json).map { Array($0.utf8) }, type: "text/event-stream", isStream: true)
        case .message(let message):
            let text = message.failure.map(ChatJSON.failure) ?? json.completion(message)
            self.init(text, isWhole: answer.end.isWhole || message.isDone)
        }
        if !answer.isValidUTF8 { steps = steps.map { $0.mappingBytes(\.withoutReplacementCharacters) } }
        steps = steps.separated(by: .delay(max(answer.delays.pieces, answer.split?.pause ?? .zero)))
        if let split = answer.split { steps.split(split) }
        if let heartbeats = answer.heartbeats { steps.insert(heartbeats.step(isStream: isStream), at: 0) }
    }

    private init(_ pieces: [[UInt8]], type: String, isStream: Bool = false) {
        self.type = type
        self.isStream = isStream
        steps = pieces.map { .bytes($0) }
    }

    /// A JSON body; one that is not whole lacks its second half.
    private init(_ json: String, isWhole: Bool = true) {
        let bytes = Array(json.utf8)
        self.init([isWhole ? bytes : Array(bytes.prefix(bytes.count / 2))], type: "application/json")
    }

    /// How many bytes it has.
    var count: Int { steps.reduce(0) { $0 + $1.count } }

    private static func events(of message: ChatAnswer.Message, _ json: ChatJSON) -> [String] {
        var events = json.deltas(of: message).map { "data: \(json.chunk($0))\n\n" }
        if let failure = message.failure {
            events.append("\(failure.event.map { "event: \($0)\n" } ?? "")data: \(ChatJSON.failure(failure))\n\n")
        }
        if let finish = message.finish { events.append("data: \(json.chunk("", finish: finish))\n\n") }
        if message.isDone { events.append("data: [DONE]\n\n") }
        return events
    }

    private static func type(of bytes: [UInt8]) -> String {
        switch bytes.first {
        case UInt8(ascii: "{"), UInt8(ascii: "["): "application/json"
        case UInt8(ascii: "<"): "text/html; charset=utf-8"
        default: "text/plain; charset=utf-8"
        }
    }
}

extension ChatAnswer.Heartbeats {
    fileprivate func step(isStream: Bool) -> ScriptedResponse.Step {
        .repeated([.bytes(isStream ? ": heartbeat\n\n" : "\n"), .delay(pause)], times: count)
    }
}

extension [UInt8] {
    /// The bytes with FF in the place of each U+FFFD (EF BF BD).
    fileprivate var withoutReplacementCharacters: [UInt8] {
        var bytes: [UInt8] = []
        for byte in self {
            bytes.append(byte)
            if bytes.suffix(3) == [0xEF, 0xBF, 0xBD] { bytes.replaceSubrange((bytes.count - 3)..., with: [0xFF]) }
        }
        return bytes
    }
}

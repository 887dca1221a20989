extension ChatAnswer.Delays: Decodable {
    private enum Name: String, CodingKey, CaseIterable {
        case accept
        case head
        case body
        case pieces
        case end
    }

    /// Reads an object of seconds.
    ///
    /// - Throws: as ``ServerScript/init(from:)``.
    public init(from decoder: any Decoder) throws {
        let fields = try ScriptFields<Name>(decoder)
        self.init(
            accept: try fields.seconds(.accept) ?? .zero,
            head: try fields.seconds(.head) ?? .zero,
            body: try fields.seconds(.body) ?? .zero,
            pieces: try fields.seconds(.pieces) ?? .zero,
            end: try fields.seconds(.end) ?? .zero
        )
    }
}

extension ChatAnswer.Heartbeats: Decodable {
    private enum Name: String, CodingKey, CaseIterable {
        case times
        case every
    }

    /// Reads `every`, and `times` where it is not for ever.
    ///
    /// - Throws: as ``ServerScript/init(from:)``.
    public init(from decoder: any Decoder) throws {
        let fields = try ScriptFields<Name>(decoder)
        guard let pause = try fields.seconds(.every) else {
            throw ServerScriptError.missing(Name.every.rawValue, place: fields.place)
        }
        self.init(count: try fields.number(.times, in: 0...1_000_000) ?? .max, every: pause)
    }
}

extension ChatAnswer.Split: Decodable {
    private enum Name: String, CodingKey, CaseIterable {
        case every
        case at
        case pause
    }

    /// Reads `every`, `at` or both, and the `pause`.
    ///
    /// - Throws: as ``ServerScript/init(from:)``.
    public init(from decoder: any Decoder) throws {
        let fields = try ScriptFields<Name>(decoder)
        self.init(
            size: try fields.number(.every, in: 1...Int.max),
            places: Set(try fields.numbers(.at) ?? []),
            pause: try fields.seconds(.pause) ?? .milliseconds(1)
        )
        if fields.given.allSatisfy({ $0 == .pause }) {
            throw ServerScriptError.missing(Name.every.rawValue, place: fields.place)
        }
    }
}

extension ChatAnswer.ToolCall: Decodable {
    private enum Name: String, CodingKey, CaseIterable {
        case name
        case arguments
    }

    /// Reads a name and the pieces of the arguments' JSON text.
    ///
    /// - Throws: as ``ServerScript/init(from:)``.
    public init(from decoder: any Decoder) throws {
        let fields = try ScriptFields<Name>(decoder)
        self.init(name: try fields.required(.name), arguments: try fields.required(.arguments))
    }
}

extension ChatAnswer.Failure: Decodable {
    private enum Name: String, CodingKey, CaseIterable {
        case message
        case type
        case code
        case event
    }

    /// Reads an object, or only the message.
    ///
    /// - Throws: as ``ServerScript/init(from:)``.
    public init(from decoder: any Decoder) throws {
        if let message = try? decoder.singleValueContainer().decode(String.self) {
            self.init(message)
            return
        }
        let fields = try ScriptFields<Name>(decoder)
        self.init(
            try fields.value(.message) ?? "The server fails on purpose.",
            type: try fields.value(.type),
            code: try fields.value(.code),
            event: try fields.value(.event)
        )
    }
}

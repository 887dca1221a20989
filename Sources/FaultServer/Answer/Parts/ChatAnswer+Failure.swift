extension ChatAnswer {
    /// An error as OpenAI's API words it: `{"error":{"message":…,"type":…,"code":…}}`.
    public struct Failure: Sendable, Hashable {
        /// The sentence for a person.
        public var message: String
        /// The kind, such as `overloaded_error`; null where nil.
        public var type: String?
        /// The code, such as `server_is_overloaded`; null where nil.
        public var code: String?
        /// The name of the event that carries it in a stream, such as `error`; nil, the default, for none.
        public var event: String?

        /// Makes an error.
        public init(_ message: String, type: String? = nil, code: String? = nil, event: String? = nil) {
            self.message = message
            self.type = type
            self.code = code
            self.event = event
        }
    }
}

extension ChatAnswer.Failure {
    /// What a server says with a status.
    init(status: Int) {
        let type =
            switch status {
            case 401, 403: "authentication_error"
            case 429: "rate_limit_error"
            case 503, 529: "overloaded_error"
            case 500...: "server_error"
            default: "invalid_request_error"
            }
        self.init("The server answers \(status) on purpose.", type: type)
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
        if let message = decoder.text {
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

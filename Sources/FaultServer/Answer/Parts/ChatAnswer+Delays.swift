extension ChatAnswer {
    /// The pauses of an answer; each is none by default.
    public struct Delays: Sendable, Hashable {
        /// Before the connection is accepted, as ``ScriptedResponse/acceptDelay`` tells.
        public var accept = Duration.zero
        /// Before the head.
        public var head = Duration.zero
        /// Between the head and the first byte of the body.
        public var body = Duration.zero
        /// Between two pieces of the answer.
        public var pieces = Duration.zero
        /// Before the end of the response: its last chunk, or the closing of the connection.
        public var end = Duration.zero

        /// Makes delays.
        public init(
            accept: Duration = .zero,
            head: Duration = .zero,
            body: Duration = .zero,
            pieces: Duration = .zero,
            end: Duration = .zero
        ) {
            self.accept = accept
            self.head = head
            self.body = body
            self.pieces = pieces
            self.end = end
        }
    }
}

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

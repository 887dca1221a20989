extension ChatAnswer {
    /// Comments of an event stream, `: heartbeat`, sent before the text; blank lines in an answer that is no stream.
    public struct Heartbeats: Sendable, Hashable {
        /// How many; `Int.max` is for ever, so that the text never comes.
        public var count: Int
        /// The time after each.
        public var pause: Duration

        /// Makes heartbeats.
        public init(count: Int = .max, every pause: Duration) {
            self.count = count
            self.pause = pause
        }
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

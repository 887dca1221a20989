extension ChatAnswer {
    /// Where a body is cut into writes of their own, and chunks of their own where it is chunked.
    ///
    /// Places count from the body's first byte, so that a cut may fall inside of a character or a line's end.
    public struct Split: Sendable, Hashable {
        /// After every so many bytes; nil, the default, for nowhere.
        public var size: Int?
        /// Before the bytes at these places; none by default.
        public var places: Set<Int>
        /// The time between two parts; 1 ms by default, so that a client sees the parts apart.
        public var pause: Duration

        /// Makes a split after every so many bytes: `every: 1` is a drip of single bytes.
        public init(every size: Int, pause: Duration = .milliseconds(1)) {
            self.init(size: size, places: [], pause: pause)
        }

        /// Makes a split at some places.
        public init(at places: Int..., pause: Duration = .milliseconds(1)) {
            self.init(size: nil, places: Set(places), pause: pause)
        }

        init(size: Int?, places: Set<Int>, pause: Duration) {
            self.size = size
            self.places = places
            self.pause = pause
        }
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

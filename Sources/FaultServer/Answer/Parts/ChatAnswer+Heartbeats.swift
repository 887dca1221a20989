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

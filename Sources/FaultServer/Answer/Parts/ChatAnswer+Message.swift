extension ChatAnswer {
    /// What the model says, and whether the answer comes to its end.
    public struct Message: Sendable, Hashable {
        /// The text in pieces, one event each.
        public var pieces: [String]
        /// A call of a tool after the text; none by default.
        public var toolCall: ToolCall?
        /// The finish reason, or nil where none is sent; `stop` by default, `tool_calls` with a call.
        public var finish: String?
        /// An error in mid-stream, after the text; where the pieces are none, it comes first inside a 200.
        public var failure: Failure?
        /// Whether `[DONE]` ends the events.
        public var isDone: Bool

        /// Makes a message that ends as it should.
        public init(pieces: [String], toolCall: ToolCall? = nil) {
            self.init(pieces: pieces, toolCall: toolCall, finish: toolCall == nil ? "stop" : "tool_calls")
        }

        /// Makes a message.
        public init(
            pieces: [String],
            toolCall: ToolCall? = nil,
            finish: String?,
            failure: Failure? = nil,
            isDone: Bool = true
        ) {
            self.pieces = pieces
            self.toolCall = toolCall
            self.finish = finish
            self.failure = failure
            self.isDone = isDone
        }
    }
}

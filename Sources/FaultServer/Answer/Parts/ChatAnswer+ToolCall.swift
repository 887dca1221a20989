extension ChatAnswer {
    /// A call of a tool, streamed in fragments of its arguments.
    public struct ToolCall: Sendable, Hashable {
        /// The function's name.
        public var name: String
        /// The arguments as JSON text, in the pieces in which they are streamed.
        public var arguments: [String]

        /// Makes a call.
        public init(name: String, arguments: [String]) {
            self.name = name
            self.arguments = arguments
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

extension ToolCall {
    /// What kind of tool is called.
    public struct Kind: NamedString {
        /// The name as it is written in JSON.
        public var rawValue: String

        /// Makes a value of a name, known or not.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

extension ToolCall.Kind {
    /// A function, whose arguments are a JSON object.
    public static let function = Self("function")
    /// A tool whose input is plain text.
    public static let custom = Self("custom")
}

extension SlashCommand {
    /// What is known of what a command can be followed by.
    public struct Words: Sendable, Hashable {
        /// The models that can be asked.
        public var models: [String]
        /// The titles of conversations.
        public var conversations: [String]

        /// Makes a list of words.
        public init(models: [String] = [], conversations: [String] = []) {
            self.models = models
            self.conversations = conversations
        }
    }

    /// What could stand in the place of what is typed so far: the name of a command, or what may follow it.
    ///
    /// Nothing completes a message.
    public static func completions(of text: String, _ words: Words) -> [Completion] {
        guard text.hasPrefix("/"), !text.hasPrefix("//") else { return [] }
        let name = text.prefix { $0 != " " }
        guard name.count < text.count else {
            return all.map(\.name).filter { $0.hasPrefix(text) }.map { Completion($0, label: $0) }
        }
        let start = text.dropFirst(name.count + 1)
        return arguments(of: String(name), words).filter { $0.hasPrefix(start) }
            .map { Completion("\(name) \($0)", label: $0) }
    }

    private static func arguments(of name: String, _ words: Words) -> [String] {
        switch name {
        case "/model": words.models
        case "/history": words.conversations
        case "/copy": ["code"]
        default: []
        }
    }
}

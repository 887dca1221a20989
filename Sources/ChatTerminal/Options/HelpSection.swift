/// A part of the help that lists terms and what they mean: exit codes, variables, examples.
public struct HelpSection: Sendable, Hashable {
    /// A line of it.
    public struct Entry: Sendable, Hashable {
        /// What is explained.
        public let term: String
        /// The explanation; empty where the term speaks for itself.
        public let meaning: String
    }

    /// What stands above it.
    public let title: String
    /// Its lines.
    public let entries: [Entry]

    /// Makes a section of terms and their meanings.
    public init(_ title: String, _ entries: KeyValuePairs<String, String>) {
        self.title = title
        self.entries = entries.map { Entry(term: $0.key, meaning: $0.value) }
    }

    /// Makes a section of terms and their meanings.
    init(_ title: String, terms: [(term: String, meaning: String)]) {
        self.title = title
        entries = terms.map { Entry(term: $0.term, meaning: $0.meaning) }
    }

    /// Makes a section of commands, by their last words, and what they do.
    init(_ title: String, commands: [Command], and rest: KeyValuePairs<String, String> = [:]) {
        self.title = title
        entries =
            commands.map { Entry(term: $0.word, meaning: $0.summary) }
            + rest.map { Entry(term: $0.key, meaning: $0.value) }
    }
}

extension SlashCommand {
    /// What keys do at the prompt.
    static let keys: [(keys: String, meaning: String)] = [
        ("Enter", "send"),
        ("Ctrl-J, Alt-Enter", "a new line; a paste of many lines is one message"),
        ("Up, Down, Ctrl-R", "what was typed before, and a search in it"),
        ("Tab", "complete a command"),
        ("Ctrl-C", "stop the answer and keep it; throw the line away"),
        ("Ctrl-C, twice", "end"),
        ("Ctrl-D", "end"),
    ]

    /// What `/help` tells: each command, then the keys.
    static let helpText: String = {
        let commands = all.map { ($0.usage, $0.meaning) }
        let rows = keys.map { ($0.keys, $0.meaning) }
        let width = (commands + rows).map(\.0.count).max() ?? 0
        return [commands, rows].map { group in
            group.map { term, meaning in
                "  \(term)\(String(repeating: " ", count: width - term.count))  \(meaning)\n"
            }.joined()
        }.joined(separator: "\n")
    }()
}

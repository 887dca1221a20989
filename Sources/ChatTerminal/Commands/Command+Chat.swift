extension Command {
    /// `martlet chat`.
    static let chat = Command(
        "martlet chat",
        summary: "talk with a model; a terminal edits what you type, a pipe asks each of its lines",
        usage: ["martlet chat [options]", "command | martlet chat [options]"],
        operandLimit: 0,
        groups: [
            OptionGroup("The question", [.model, .system, .field]),
            OptionGroup("The conversation", [.continuing, .conversation, .noLog]),
            OptionGroup("Who is asked", [.endpoint, .key]),
            OptionGroup("When something fails", [.maxRetries, .firstTokenTimeout, .fallback, .offlineOK]),
            OptionGroup("The answer", [.plain, .quiet]),
            OptionGroup("About", [.help]),
        ],
        sections: [
            HelpSection("In the chat", terms: SlashCommand.all.map { ($0.usage, $0.meaning) }),
            HelpSection("Keys", terms: SlashCommand.keys.map { ($0.keys, $0.meaning) }),
            HelpSection(
                "Exit codes",
                [
                    "0": "the end of the input, or Ctrl-D",
                    "130": "Ctrl-C twice",
                    "other": "from a pipe, that of the last question that failed; martlet --help lists them",
                ]
            ),
        ]
    )
}

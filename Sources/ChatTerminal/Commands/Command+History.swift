extension Command {
    /// `martlet history`, whose first word says what to do.
    static let history = Command(
        "martlet history",
        summary: "the conversations that are kept: list, read, search, delete, carry elsewhere",
        usage: historyActions.flatMap(\.usage),
        operandLimit: 0,
        groups: [OptionGroup("Without an action, as list", [.limit, .historyJSON]), OptionGroup("About", [.help])],
        sections: [
            HelpSection("Actions", commands: historyActions),
            HelpSection(
                "Words",
                [
                    "ID": "the id of a conversation, or the start of one that no other has",
                    "AGE": "a number with m, h, d or w: minutes, hours, days or weeks",
                ]
            ),
        ]
    )

    private static let historyActions = [
        historyList, historyShow, historySearch, historyRename, historyRemove, historyExport, historyImport,
        historyPath, historyPrune,
    ]

    static let historyList = Command(
        "martlet history list",
        summary: "list the newest: a table on a terminal, else id, time and title with tabs between them",
        usage: ["martlet history list [options]"],
        operandLimit: 0,
        groups: [OptionGroup("Options", [.limit, .historyJSON, .help])]
    )

    static let historyShow = Command(
        "martlet history show",
        summary: "print a conversation as Markdown; without an id, the last one",
        usage: ["martlet history show [options] [ID]"],
        operandLimit: 1,
        completes: .conversation,
        groups: [OptionGroup("Options", [.historyJSON, .help])]
    )

    static let historySearch = Command(
        "martlet history search",
        summary: "find messages that have all the words, the newest first; the last word may be a start",
        usage: ["martlet history search [options] WORDS..."],
        groups: [OptionGroup("Options", [.limit, .historyJSON, .help])]
    )

    static let historyRename = Command(
        "martlet history rename",
        summary: "give a conversation another title",
        usage: ["martlet history rename ID TITLE..."],
        completes: .conversation,
        groups: [OptionGroup("Options", [.help])]
    )

    static let historyRemove = Command(
        "martlet history rm",
        summary: "delete conversations, so that no byte of their text stays, nor of what was typed in chats to say it",
        usage: ["martlet history rm ID...", "martlet history rm --all [--yes]"],
        completes: .conversation,
        groups: [OptionGroup("Options", [.all, .yes, .help])]
    )

    static let historyExport = Command(
        "martlet history export",
        summary: "write conversations to standard output, as JSON with all that is known of them",
        usage: ["martlet history export [options] ID...", "martlet history export [options] --all"],
        completes: .conversation,
        groups: [OptionGroup("Options", [.all, .markdown, .help])]
    )

    static let historyImport = Command(
        "martlet history import",
        summary: "take in what export wrote; what is there already stays as it is",
        usage: ["martlet history import FILE", "martlet history import -"],
        operandLimit: 1,
        completes: .file,
        groups: [OptionGroup("Options", [.help])]
    )

    static let historyPath = Command(
        "martlet history path",
        summary: "say where the database is",
        usage: ["martlet history path"],
        operandLimit: 0,
        groups: [OptionGroup("Options", [.help])]
    )

    static let historyPrune = Command(
        "martlet history prune",
        summary: "delete what nobody has touched for so long, as rm does; pinned conversations stay",
        usage: ["martlet history prune [--yes] AGE"],
        operandLimit: 1,
        groups: [OptionGroup("Options", [.yes, .help])]
    )
}

extension CommandOption {
    static let limit = CommandOption("limit", "n", takes: "N", help: "how many at most; 20 by default")
    static let historyJSON = CommandOption("json", help: "print JSON")
    static let all = CommandOption("all", help: "all conversations")
    static let yes = CommandOption("yes", "y", help: "do not ask; a terminal is asked before many are deleted")
    static let markdown = CommandOption("markdown", help: "write Markdown for people, which import can't read")
}

extension Command {
    /// `martlet keys`, whose first word says what to do.
    static let keys = Command(
        "martlet keys",
        summary: "the API keys that are kept, each for one host",
        usage: keysActions.flatMap(\.usage),
        groups: [OptionGroup("About", [.help])],
        sections: [
            HelpSection("Actions", commands: keysActions),
            HelpSection(
                "Where a key is looked for",
                [
                    "1": "--key: the name of a kept key, else the key itself",
                    "2": "the configuration, where it says of the endpoint where its key is",
                    "3": "the environment: the variable that is meant for the host",
                    "4": "here: the key of the endpoint's name, else the only one for its host",
                ]
            ),
            HelpSection(
                "Examples",
                [
                    "martlet keys set openai": "",
                    "pass show lab | martlet keys set lab --host https://lab.example.com": "",
                ]
            ),
        ]
    )

    private static let keysActions = [keysSet, keysList, keysRemove, keysPath]

    /// `martlet keys set`.
    public static let keysSet = Command(
        "martlet keys set",
        summary: "keep a key, which is asked for and not shown, or read from standard input",
        usage: ["martlet keys set NAME [--host URL]"],
        operandLimit: 1,
        completes: .endpoint,
        groups: [OptionGroup("Options", [.host, .help])]
    )

    static let keysList = Command(
        "martlet keys list",
        summary: "list the names and hosts of the keys, and never a key",
        usage: ["martlet keys list [options]"],
        operandLimit: 0,
        groups: [OptionGroup("Options", [.listJSON, .help])]
    )

    static let keysRemove = Command(
        "martlet keys rm",
        summary: "forget a key",
        usage: ["martlet keys rm NAME"],
        operandLimit: 1,
        completes: .key,
        groups: [OptionGroup("Options", [.help])]
    )

    static let keysPath = Command(
        "martlet keys path",
        summary: "tell where the keys are kept",
        usage: ["martlet keys path"],
        operandLimit: 0,
        groups: [OptionGroup("Options", [.help])]
    )
}

extension CommandOption {
    static let host = CommandOption(
        "host",
        takes: "URL",
        help: "whom the key is for, where NAME is no endpoint that is known or configured"
    )
    static let listJSON = CommandOption("json", help: "print the list as one line of JSON")
}

extension Command {
    /// `martlet config`, whose first word says what to do.
    static let config = Command(
        "martlet config",
        summary: "the configuration file: endpoints, aliases, defaults, fallbacks, prices",
        usage: configActions.flatMap(\.usage),
        groups: [OptionGroup("About", [.help])],
        sections: [
            HelpSection("Actions", commands: configActions),
            HelpSection(
                "Examples",
                [
                    "mkdir -p \"$(dirname \"$(martlet config path)\")\"": "",
                    "martlet config example > \"$(martlet config path)\"": "", "martlet config show | jq .aliases": "",
                ]
            ),
        ]
    )

    private static let configActions = [configPath, configExample, configCheck, configShow]

    static let configPath = action("path", "print the path of the file, whether it is there or not")
    static let configExample = action("example", "print a configuration that explains each field")
    static let configCheck = action("check", "print each mistake with its line; exit code 2 where there is one")
    static let configShow = action("show", "print the file as plain JSON, without its comments")

    private static func action(_ word: String, _ summary: String) -> Command {
        Command(
            "martlet config \(word)",
            summary: summary,
            usage: ["martlet config \(word)"],
            operandLimit: 0,
            groups: [OptionGroup("Options", [.help])]
        )
    }
}

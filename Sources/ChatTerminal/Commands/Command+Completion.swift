extension Command {
    /// `martlet completion`, whose first word says for which shell.
    static let completion = Command(
        "martlet completion",
        summary: "let a shell complete command lines: options, subcommands, names",
        usage: completionActions.flatMap(\.usage),
        groups: [OptionGroup("About", [.help])],
        sections: [
            HelpSection("Actions", commands: completionActions),
            HelpSection(
                "To have it always",
                [
                    "~/.bashrc": "source <(martlet completion bash)",
                    "~/.zshrc": "source <(martlet completion zsh), after compinit",
                    "~/.config/fish/config.fish": "martlet completion fish | source",
                ]
            ),
        ]
    )

    private static let completionActions =
        Shell.allCases.map(completionScript) + [completionWords]

    static func completionScript(_ shell: Shell) -> Command {
        Command(
            "martlet completion \(shell.rawValue)",
            summary: "print what \(shell.rawValue) reads at its start",
            usage: ["martlet completion \(shell.rawValue)"],
            operandLimit: 0,
            groups: [OptionGroup("Options", [.help])]
        )
    }

    static let completionWords = Command(
        "martlet completion words",
        summary: "print what may stand in the place of the last word; the scripts ask this",
        usage: ["martlet completion words SHELL -- WORD..."],
        groups: [OptionGroup("Options", [.help])]
    )
}

extension Command {
    /// `martlet man`.
    static let man = Command(
        "martlet man",
        summary: "print the manual page, for man(1)",
        usage: ["martlet man"],
        operandLimit: 0,
        groups: [OptionGroup("Options", [.help])],
        sections: [
            HelpSection(
                "Examples",
                [
                    "martlet man | man -l -": "",
                    "martlet man > ~/.local/share/man/man1/martlet.1": "",
                ]
            )
        ]
    )
}

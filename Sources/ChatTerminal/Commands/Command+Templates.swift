extension Command {
    /// `martlet templates`, whose first word says what to do.
    static let templates = Command(
        "martlet templates",
        summary: "prompts with gaps, for martlet -t NAME",
        usage: templatesActions.flatMap(\.usage),
        groups: [OptionGroup("About", [.help])],
        sections: [
            HelpSection("Actions", commands: templatesActions),
            HelpSection(
                "A template is a file NAME.md in which stand",
                [
                    "$input": "the words of the command line and what is piped in; without it, they follow at the end",
                    "$name, ${name}": "the value of -p name VALUE",
                    "$$": "a dollar",
                    "---": "a head between two such lines: system: TEXT, model: MODEL, or name: VALUE for a value that "
                        + "holds without -p",
                ]
            ),
            HelpSection(
                "Examples",
                [
                    "git diff --staged | martlet -t commit": "",
                    "martlet -t translate -p language Dutch \"Good morning\"": "",
                ]
            ),
        ]
    )

    private static let templatesActions = [templatesList, templatesShow, templatesPath]

    static let templatesList = Command(
        "martlet templates list",
        summary: "list the names of the templates, one on each line",
        usage: ["martlet templates list"],
        operandLimit: 0,
        groups: [OptionGroup("Options", [.listJSON, .help])]
    )

    static let templatesShow = Command(
        "martlet templates show",
        summary: "print a template",
        usage: ["martlet templates show NAME"],
        operandLimit: 1,
        completes: .template,
        groups: [OptionGroup("Options", [.help])]
    )

    static let templatesPath = Command(
        "martlet templates path",
        summary: "print the path of the folder, or of a template's file",
        usage: ["martlet templates path [NAME]"],
        operandLimit: 1,
        completes: .template,
        groups: [OptionGroup("Options", [.help])]
    )
}

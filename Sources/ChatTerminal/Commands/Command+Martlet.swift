extension Command {
    /// `martlet`, without a subcommand: asks once.
    public static let ask = Command(
        "martlet",
        summary: "ask a language model, and read the answer as it is written",
        usage: [
            "martlet [options] PROMPT...",
            "command | martlet [options] [INSTRUCTION...]",
            "martlet [options] < FILE",
            "martlet SUBCOMMAND [options]",
        ],
        groups: [
            OptionGroup("The question", [.model, .system, .template, .variable, .attachment, .field]),
            OptionGroup("The conversation", [.continuing, .conversation, .noLog]),
            OptionGroup("Who is asked", [.endpoint, .key]),
            OptionGroup(
                "When something fails",
                [.maxRetries, .timeout, .firstTokenTimeout, .fallback, .offlineOK]
            ),
            OptionGroup("The answer", [.plain, .noStream, .json, .extract, .usage, .quiet]),
            OptionGroup("About", [.help, .version]),
        ],
        sections: [subcommands, input, environment, exitCodes, examples]
    )

    /// `martlet models`.
    public static let models = Command(
        "martlet models",
        summary: "list the models that the endpoint offers, one on each line",
        usage: ["martlet models [options]"],
        operandLimit: 0,
        groups: [
            OptionGroup("Who is asked", [.endpoint, .key]),
            OptionGroup("When something fails", [.maxRetries, .timeout, .firstTokenTimeout]),
            OptionGroup("Output", [.modelsJSON, .quiet]),
            OptionGroup("About", [.help]),
        ]
    )

    /// `martlet inspect`.
    public static let inspect = Command(
        "martlet inspect",
        summary: "show what Martlet makes of a saved response, and where it departs from the specification",
        usage: ["martlet inspect [options] FILE", "martlet inspect [options] -"],
        operandLimit: 1,
        completes: .file,
        groups: [
            OptionGroup("Output", [.inspectJSON, .events]),
            OptionGroup("About", [.help]),
        ],
        sections: [
            HelpSection(
                "Input",
                [
                    "with an HTTP head": "as curl -i prints it: status and content type are read there",
                    "without": "text that begins with { or [ is a JSON body, anything else an event stream",
                ]
            ),
            HelpSection(
                "Exit codes",
                ["0": "the answer is complete", "1": "an error", "6": "the answer is truncated"]
            ),
            HelpSection("Examples", ["curl -isN URL -d @request.json | martlet inspect -": ""]),
        ]
    )

    /// `martlet doctor`.
    public static let doctor = Command(
        "martlet doctor",
        summary: "check the endpoint that is named, or each that is configured and the local model",
        usage: ["martlet doctor [options]"],
        operandLimit: 0,
        groups: [
            OptionGroup("Who is asked", [.model, .endpoint, .key, .doctorTimeout]),
            OptionGroup("Output", [.doctorJSON, .quiet]),
            OptionGroup("About", [.help]),
        ],
        sections: [
            HelpSection(
                "What it does",
                [
                    "whom":
                        "--endpoint alone, where it is given; else MARTLET_BASE_URL, OPENAI_BASE_URL, each of n4n, "
                        + "openai and openrouter whose key is in the environment, and the local model if it is "
                        + "installed; all at once",
                    "what":
                        "finds the host, connects, and asks for the start of one answer, which shows whether key and "
                        + "model are accepted; nothing is tried twice",
                    "cost": "a prompt of one word and at most 16 tokens of answer for each endpoint, next to nothing",
                ]
            ),
            HelpSection(
                "Exit codes",
                [
                    "0": "all that is configured works",
                    "3": "nothing is configured",
                    "other": "that of the first that fails; martlet --help lists them",
                ]
            ),
        ]
    )

    /// `martlet local`, whose first word says what to do.
    static let local = Command(
        "martlet local",
        summary: "a small language model on this machine, for when there is no key and no network",
        usage: localActions.map(\.usage).flatMap { $0 },
        groups: [OptionGroup("About", [.help])],
        sections: [HelpSection("Actions", commands: localActions)]
    )

    /// `martlet local install`.
    public static let localInstall = Command(
        "martlet local install",
        summary: "put llama.cpp and SmolLM2-135M-Instruct on this machine",
        usage: ["martlet local install [options]"],
        operandLimit: 0,
        groups: [OptionGroup("Options", [.weights, .quiet, .help])]
    )

    /// `martlet local status`.
    public static let localStatus = Command(
        "martlet local status",
        summary: "say whether the local model is there, and where",
        usage: ["martlet local status"],
        operandLimit: 0,
        groups: [OptionGroup("Options", [.help])]
    )

    /// `martlet local remove`.
    public static let localRemove = Command(
        "martlet local remove",
        summary: "take the local model away again",
        usage: ["martlet local remove"],
        operandLimit: 0,
        groups: [OptionGroup("Options", [.help])]
    )

    private static var localActions: [Command] { [localInstall, localStatus, localRemove] }
}

extension Command {
    private static let subcommands = HelpSection(
        "Subcommands, each with a --help of its own",
        commands: Subcommand.all.map(\.command),
        and: [
            "help [SUBCOMMAND]": "print its help, as --help does", "version": "print the version",
            "-- WORD": "ask about a word that is a subcommand's name",
        ]
    )
    private static let input = HelpSection(
        "Standard input",
        [
            "command | martlet TEXT": "asks TEXT, a blank line, then all that the command writes",
            "martlet TEXT < /dev/null": "asks TEXT alone, where standard input is a pipe that nobody closes",
        ]
    )
    private static let environment = HelpSection(
        "Environment",
        [
            "MARTLET_BASE_URL": "the endpoint's base URL; --endpoint goes before it",
            "MARTLET_API_KEY": "the key for MARTLET_BASE_URL, or for --endpoint where that is unset",
            "MARTLET_MODEL": "the model; -m goes before it",
            "OPENAI_BASE_URL": "the endpoint where MARTLET_BASE_URL is unset; its key is OPENAI_API_KEY",
            "N4N_API_KEY": "the key for n4n, which is asked where no endpoint is named",
            "OPENAI_API_KEY": "the key for OpenAI, which is asked where there is no key for n4n",
            "OPENROUTER_API_KEY": "the key for --endpoint openrouter",
            "MARTLET_HOME": "the folder of all that Martlet keeps",
            "NO_COLOR": "no escape codes, if it is not empty",
        ]
    )
    private static let exitCodes = HelpSection(
        "Exit codes",
        [
            "0": "all is well; a limit of tokens or a filter may have cut the answer, which is said on standard error",
            "1": "failure",
            "2": "the command line or a setting can't be understood",
            "3": "no key, or one that is refused; no local model",
            "4": "rate limit or quota, before the answer began",
            "5": "network, or a timer, before the answer began",
            "6": "the answer was cut off, by whatever failed; what arrived is on standard output",
            "130": "stopped by Ctrl-C; what arrived is on standard output",
        ]
    )
    private static let examples = HelpSection(
        "Examples",
        [
            "martlet \"Why is the sky blue?\"": "",
            "git diff --staged | martlet \"Write a commit message\"": "",
            "martlet -s \"Be brief\" -o temperature 0 \"Name a bird\"": "",
            "martlet --endpoint http://localhost:8080/v1 < question.txt": "",
            "martlet --fallback openrouter --offline-ok \"Name a bird\"": "",
        ]
    )
}

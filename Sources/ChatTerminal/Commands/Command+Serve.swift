extension Command {
    /// `martlet serve`.
    public static let serve = Command(
        "martlet serve",
        summary: "chat in a browser: serve a web page to this machine, with the same conversations",
        usage: ["martlet serve [options]"],
        operandLimit: 0,
        groups: [
            OptionGroup("The page", [.port, .openBrowser, .pageHost, .iKnow]),
            OptionGroup("The questions", [.model, .system, .field, .noLog]),
            OptionGroup("Who is asked", [.endpoint, .key]),
            OptionGroup("When something fails", [.maxRetries, .firstTokenTimeout, .fallback, .offlineOK]),
            OptionGroup("About", [.quiet, .help]),
        ],
        sections: [
            HelpSection(
                "What it does",
                [
                    "the URL":
                        "is printed on standard output, and its token lets a browser in as long as this runs; whoever "
                        + "has it can read and ask in your name",
                    "the end": "is Ctrl-C; answers under way are stopped and kept, and martlet chat -c goes on",
                ]
            ),
            HelpSection(
                "Exit codes",
                [
                    "1": "the page can't be served, such as for a port that is taken",
                    "2": "a mistake on the command line, such as a --host that others reach without --i-know",
                    "3":
                        "nobody is there to be asked: no key, no endpoint and no local model; martlet doctor tells more",
                    "130": "Ctrl-C",
                    "143": "SIGTERM, such as from kill or a service manager",
                    "other": "martlet --help lists them",
                ]
            ),
        ]
    )
}

extension CommandOption {
    static let port = CommandOption(
        "port",
        takes: "N",
        help: "the port of the page; by default 4711, or one that is free where that is taken"
    )
    static let openBrowser = CommandOption("open", help: "open the page in the browser")
    static let pageHost = CommandOption(
        "host",
        takes: "HOST",
        help: "the address to listen at; by default 127.0.0.1, which only this machine reaches"
    )
    static let iKnow = CommandOption(
        "i-know",
        help: "let other machines reach the page at --host, unencrypted"
    )
}

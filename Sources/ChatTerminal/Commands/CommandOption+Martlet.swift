extension CommandOption {
    static let model = CommandOption(
        "model",
        "m",
        takes: "MODEL",
        completes: .model,
        help:
            "which model answers, or an alias of one; by default the endpoint's own choice, else the first that it lists"
    )
    static let system = CommandOption(
        "system",
        "s",
        takes: "TEXT",
        help: "how the model should behave: the system prompt"
    )
    static let field = CommandOption(
        "option",
        "o",
        takes: "KEY",
        "VALUE",
        help: "a field of the request, such as -o temperature 0.2; VALUE is JSON where it reads as such, else text"
    )
    static let template = CommandOption(
        "template",
        "t",
        takes: "NAME",
        completes: .template,
        help: "make the prompt by a template; martlet templates tells more"
    )
    static let variable = CommandOption(
        "param",
        "p",
        takes: "NAME",
        "VALUE",
        help: "a value for a variable of the template, such as -p language Dutch"
    )
    static let attachment = CommandOption(
        "attach",
        "a",
        takes: "FILE|URL",
        completes: .file,
        help: "what goes along: an image, PDF, sound or text file, - for standard input, or the address of an image; "
            + "may be given more than once"
    )
    static let continuing = CommandOption("continue", "c", help: "go on with the last conversation")
    static let conversation = CommandOption(
        "cid",
        takes: "ID",
        completes: .conversation,
        help: "go on with this conversation; the start of its id will do"
    )
    static let noLog = CommandOption("no-log", help: "keep nothing of it")
    static let plain = CommandOption(
        "plain",
        help: "print the answer as it came, also where a terminal could show its Markdown"
    )
    static let extract = CommandOption("extract", "x", help: "print the first block of code of the answer, and no more")
    static let endpoint = CommandOption(
        "endpoint",
        takes: "NAME|URL",
        completes: .endpoint,
        help:
            "who is asked: n4n (api.n4n.ai), openai, openrouter, ollama, local, one that is configured, or the base URL "
            + "of a compatible API"
    )
    static let key = CommandOption(
        "key",
        takes: "KEY",
        completes: .key,
        help:
            "the name of a kept key (martlet keys), or the API key itself, which others may see in a list of processes"
    )
    static let timeout = CommandOption("timeout", takes: "SECONDS", help: "how long all of it may take")
    static let firstTokenTimeout = CommandOption(
        "first-token-timeout",
        takes: "SECONDS",
        help: "how long an attempt may take until the answer begins; 120 by default"
    )
    static let maxRetries = CommandOption(
        "max-retries",
        takes: "N",
        help: "how often an attempt that failed is repeated before the answer begins; 2 by default, 0 for never"
    )
    static let fallback = CommandOption(
        "fallback",
        takes: "MODEL|NAME",
        completes: .fallback,
        help:
            "who stands in where no answer begins: another model of the endpoint, or a name or URL as --endpoint takes "
            + "it; given more than once, one after the other"
    )
    static let offlineOK = CommandOption(
        "offline-ok",
        help:
            "let the model on this machine answer where nobody else does, and last the answer that the same question got "
            + "with this option before"
    )
    static let noStream = CommandOption("no-stream", help: "ask for the answer in one piece")
    static let json = CommandOption("json", help: "print the whole completion as one line of JSON")
    static let usage = CommandOption("usage", "u", help: "say how many tokens it took, on standard error")
    static let quiet = CommandOption(
        "quiet",
        "q",
        help: "say nothing on standard error but errors, and that an answer was cut"
    )
    static let version = CommandOption("version", "v", help: "print the version")
    static let help = CommandOption("help", "h", help: "print this")

    static let modelsJSON = CommandOption("json", help: "print the models as one line of JSON")
    static let doctorJSON = CommandOption("json", help: "print the results as one line of JSON")
    static let doctorTimeout = CommandOption(
        "timeout",
        takes: "SECONDS",
        help: "how long the check of one endpoint may take; 20 by default"
    )
    static let inspectJSON = CommandOption("json", help: "print one object, for scripts")
    static let events = CommandOption("events", help: "print each server-sent event as a line of JSON")
    static let weights = CommandOption(
        "model",
        takes: "PATH",
        completes: .file,
        help: "use this GGUF file, until `local remove`, and not SmolLM2"
    )
}

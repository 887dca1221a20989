extension CommandOption {
    static let model = CommandOption(
        "model",
        "m",
        takes: "MODEL",
        help: "which model answers; by default the endpoint's own choice, else the first that it lists"
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
    static let endpoint = CommandOption(
        "endpoint",
        takes: "NAME|URL",
        help: "who is asked: n4n (api.n4n.ai), openai, openrouter, ollama, local, or the base URL of a compatible API"
    )
    static let key = CommandOption(
        "key",
        takes: "KEY",
        help: "the endpoint's API key; other users may see it in a list of processes"
    )
    static let timeout = CommandOption("timeout", takes: "SECONDS", help: "how long all of it may take")
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
    static let inspectJSON = CommandOption("json", help: "print one object, for scripts")
    static let events = CommandOption("events", help: "print each server-sent event as a line of JSON")
    static let weights = CommandOption(
        "model",
        takes: "PATH",
        help: "use this GGUF file, until `local remove`, and not SmolLM2"
    )
}

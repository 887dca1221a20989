/// What a command line asks `martlet` to do.
public enum Invocation: Sendable, Hashable {
    /// To ask a model once.
    case ask(AskArguments)
    /// To list an endpoint's models.
    case models(ModelsArguments)
    /// To show what a saved response means.
    case inspect(InspectArguments)
    /// To check the endpoints that are configured.
    case doctor(DoctorArguments)
    /// To install, look at or remove the local model.
    case local(LocalArguments)
    /// To print a command's help.
    case help(Command)
    /// To print the version.
    case version

    /// Reads the arguments of the program, without its name.
    ///
    /// - Throws: ``UsageError`` for what can't be understood.
    public init(arguments: [String]) throws(UsageError) {
        let names = ["models", "inspect", "doctor", "local"]
        guard let (name, rest) = try Command.ask.subcommand(among: names, in: arguments) else {
            self = try Self.reading(.ask, arguments) { parsed throws(UsageError) in
                parsed.contains(.version) ? .version : .ask(try AskArguments(parsed))
            }
            return
        }
        switch name {
        case "models":
            self = try Self.reading(.models, rest) { parsed throws(UsageError) in .models(try ModelsArguments(parsed)) }
        case "inspect":
            self = try Self.reading(.inspect, rest) { parsed throws(UsageError) in
                .inspect(try InspectArguments(parsed))
            }
        case "doctor":
            self = try Self.reading(.doctor, rest) { parsed throws(UsageError) in .doctor(try DoctorArguments(parsed)) }
        default:
            self = try Self.local(rest)
        }
    }

    private static func local(_ arguments: [String]) throws(UsageError) -> Invocation {
        let actions = ["install", "status", "remove"]
        let action = try explained(by: .local) { () throws(UsageError) in
            try Command.local.subcommand(among: actions, in: arguments)
        }
        guard let (name, rest) = action else {
            return try reading(.local, arguments) { _ throws(UsageError) in
                throw UsageError("martlet local takes install, status or remove; martlet -- local asks about the word.")
            }
        }
        switch name {
        case "install":
            return try reading(.localInstall, rest) { parsed throws(UsageError) in
                let weights = parsed.value(of: .weights)
                guard weights?.isEmpty != true else { throw UsageError("--model takes the path of a GGUF file.") }
                return .local(.install(weights: weights, isQuiet: parsed.contains(.quiet)))
            }
        case "status": return try reading(.localStatus, rest) { _ in .local(.status) }
        default: return try reading(.localRemove, rest) { _ in .local(.remove) }
        }
    }

    private static func reading(
        _ command: Command,
        _ arguments: [String],
        _ invocation: (ParsedArguments) throws(UsageError) -> Invocation
    ) throws(UsageError) -> Invocation {
        try explained(by: command) { () throws(UsageError) in
            let parsed = try command.parse(arguments)
            return parsed.contains(.help) ? .help(command) : try invocation(parsed)
        }
    }

    /// Lets an error name the command whose help tells more.
    private static func explained<Value>(
        by command: Command,
        _ read: () throws(UsageError) -> Value
    ) throws(UsageError) -> Value {
        do throws(UsageError) {
            return try read()
        } catch {
            var error = error
            error.command = command.name
            throw error
        }
    }
}

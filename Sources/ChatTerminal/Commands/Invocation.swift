/// What a command line asks `martlet` to do.
public enum Invocation: Sendable, Hashable {
    /// To ask a model once.
    case ask(AskArguments)
    /// To talk with a model.
    case chat(ChatArguments)
    /// To serve the chat as a web page.
    case serve(ServeArguments)
    /// To list an endpoint's models.
    case models(ModelsArguments)
    /// To show what a saved response means.
    case inspect(InspectArguments)
    /// To check the endpoints that are configured.
    case doctor(DoctorArguments)
    /// To list, show, search, delete or carry what was talked about.
    case history(HistoryArguments)
    /// To install, look at or remove the local model.
    case local(LocalArguments)
    /// To keep, list or forget keys.
    case keys(KeysArguments)
    /// To look at the configuration file.
    case config(ConfigArguments)
    /// To list or show the prompt templates.
    case templates(TemplatesArguments)
    /// To let a shell complete command lines.
    case completion(CompletionArguments)
    /// To print the manual page.
    case manual
    /// To print a command's help.
    case help(Command)
    /// To print the version.
    case version

    /// Reads the arguments of the program, without its name.
    ///
    /// - Throws: ``UsageError`` for what can't be understood.
    public init(arguments: [String]) throws(UsageError) {
        let subcommand = try Command.ask.explaining { () throws(UsageError) in
            try Command.ask.subcommand(among: Subcommand.all, in: arguments)
        }
        if let (subcommand, rest) = subcommand {
            self = try subcommand.read(rest)
        } else {
            self = try Command.ask.read(arguments) { parsed throws(UsageError) in
                if parsed.contains(.version) { return .version }
                if let asked = parsed.askedInWords { return asked }
                try parsed.refuseMisspelledSubcommand()
                return .ask(try AskArguments(parsed))
            }
        }
    }
}

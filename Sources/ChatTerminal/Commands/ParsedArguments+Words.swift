extension ParsedArguments {
    /// What `help`, `help COMMAND` and `version` ask for, which others write as options; nil where more words make it a
    /// question.
    var askedInWords: Invocation? {
        guard mayNameSubcommand, let word = operands.first else { return nil }
        switch word {
        case "version" where operands.count == 1: return .version
        case "help": return commandToExplain.map { .help($0) }
        default: return nil
        }
    }

    /// The command that the words behind `help` name, all of them.
    private var commandToExplain: Command? {
        var command = Command.ask
        var subcommands = Subcommand.all
        for word in operands.dropFirst() {
            guard let subcommand = subcommands.first(where: { $0.word == word }) else { return nil }
            (command, subcommands) = (subcommand.command, subcommand.actions)
        }
        return command
    }
}

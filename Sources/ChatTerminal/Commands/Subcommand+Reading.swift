import WebAPI

extension Subcommand {
    /// Reads the arguments that follow its word.
    func read(_ arguments: [String]) throws(UsageError) -> Invocation {
        let action = try command.explaining { () throws(UsageError) in
            try actionNamed(in: arguments)
        }
        if let (action, rest) = action { return try action.read(rest) }
        return try command.read(arguments, as: invocation)
    }

    /// Finds the action, and refuses a first word that is nearly one.
    private func actionNamed(
        in arguments: [String]
    ) throws(UsageError) -> (subcommand: Subcommand, arguments: [String])? {
        if let found = try command.subcommand(among: actions, in: arguments) { return found }
        guard let position = try command.firstOperandPosition(in: arguments) else { return nil }
        let word = arguments[position]
        guard let meant = word.nearest(among: actions.map(\.word)) else { return nil }
        throw UsageError("\"\(word)\" is no action of \(command.name); did you mean \(command.name) \(meant)?")
    }
}

extension Command {
    /// Reads the arguments of this command, whose `--help` goes before all else that they say.
    func read(
        _ arguments: [String],
        as invocation: (ParsedArguments) throws(UsageError) -> Invocation
    ) throws(UsageError) -> Invocation {
        try explaining { () throws(UsageError) in
            let parsed = try parse(arguments)
            return parsed.contains(.help) ? .help(self) : try invocation(parsed)
        }
    }

    /// Finds the subcommand: the first word that belongs to no option, where it calls one.
    ///
    /// Its options may stand before it, as far as this command knows them too. Nothing behind `--` is a subcommand, so
    /// that `martlet -- models` asks a model about the word.
    ///
    /// - Returns: The subcommand and the arguments without its word; nil where there is none.
    func subcommand(
        among subcommands: [Subcommand],
        in arguments: [String]
    ) throws(UsageError) -> (subcommand: Subcommand, arguments: [String])? {
        guard let position = try firstOperandPosition(in: arguments),
            let subcommand = subcommands.first(where: { $0.word == arguments[position] })
        else { return nil }
        var rest = arguments
        rest.remove(at: position)
        return (subcommand, rest)
    }

    /// Where the first word stands that belongs to no option; nil without one, and where `--` stands before it.
    fileprivate func firstOperandPosition(in arguments: [String]) throws(UsageError) -> Int? {
        try ArgumentScanner(command: self, stopsAtFirstOperand: true).scan(arguments).firstOperandPosition
    }

    /// Lets an error name this command, whose help tells more.
    func explaining<Value>(_ read: () throws(UsageError) -> Value) throws(UsageError) -> Value {
        do throws(UsageError) {
            return try read()
        } catch {
            var error = error
            error.command = name
            throw error
        }
    }
}

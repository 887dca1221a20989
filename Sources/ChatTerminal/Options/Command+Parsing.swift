extension Command {
    /// Reads the arguments of this command.
    ///
    /// - Throws: ``UsageError`` for an option that isn't there, a value that is missing, or a word too many.
    public func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
        let parsed = try ArgumentScanner(command: self).scan(arguments)
        if let operandLimit, parsed.operands.count > operandLimit {
            throw UsageError("\"\(parsed.operands[operandLimit])\" is a word too many for \(name).")
        }
        return parsed
    }

    /// Finds the subcommand: the first word that belongs to no option, where it is one of `names`.
    ///
    /// Its options may stand before it, as far as this command knows them too. Nothing behind `--` is a subcommand, so
    /// that `martlet -- models` asks a model about the word.
    ///
    /// - Returns: The subcommand's name and the arguments without it; nil where there is none.
    func subcommand(
        among names: [String],
        in arguments: [String]
    ) throws(UsageError) -> (name: String, arguments: [String])? {
        let parsed = try ArgumentScanner(command: self, stopsAtFirstOperand: true).scan(arguments)
        guard let position = parsed.firstOperandPosition, names.contains(arguments[position]) else { return nil }
        var rest = arguments
        rest.remove(at: position)
        return (arguments[position], rest)
    }
}

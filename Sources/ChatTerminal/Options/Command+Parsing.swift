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
}

import WebAPI

extension ParsedArguments {
    /// Refuses a question that is a subcommand with a slip of the finger in it: asking a model costs money.
    ///
    /// It is one where its first word is the only one, or an action of that subcommand follows.
    func refuseMisspelledSubcommand() throws(UsageError) {
        guard let subcommand = misspelledSubcommand else { return }
        let words = operands.joined(separator: " ")
        throw UsageError(
            "\"\(operands[0])\" is no subcommand; did you mean martlet \(subcommand.word)? martlet -- \(words) asks a model."
        )
    }

    /// Whether the first word may be meant for a subcommand's: not behind `--`, nor with options that only a question
    /// takes.
    var mayNameSubcommand: Bool {
        firstOperandPosition != nil
            && [.template, .continuing, .conversation, .attachment].allSatisfy { !contains($0) }
    }

    private var misspelledSubcommand: Subcommand? {
        guard mayNameSubcommand, let word = operands.first, word.count > 3, word.allSatisfy(\.isLetter) else {
            return nil
        }
        return Subcommand.all.first { subcommand in
            let isCommand = operands.count == 1 || subcommand.actions.contains { $0.word == operands[1] }
            return isCommand && word.slips(to: subcommand.word) == 1
        }
    }
}

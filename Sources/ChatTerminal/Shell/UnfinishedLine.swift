/// A command line as far as it is written.
struct UnfinishedLine {
    private var command = Command.ask
    private var subcommands = Subcommand.all
    private var operandCount = 0
    /// The option whose values are not all there yet, and how many are.
    private var open: (option: CommandOption, count: Int)?
    private var hasEndedOptions = false

    /// Takes a finished word.
    mutating func read(_ word: String) {
        if let (option, count) = open {
            add(option, values: count + 1)
        } else if hasEndedOptions {
            operandCount += 1
        } else if word == "--" {
            hasEndedOptions = true
            subcommands = []
        } else if word.hasPrefix("--") {
            let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if let option = option(named: parts.first ?? "") { add(option, values: parts.count - 1) }
        } else if word.hasPrefix("-"), word.count > 1 {
            readLetters(word.dropFirst())
        } else if let subcommand = subcommands.first(where: { $0.word == word }) {
            (command, subcommands) = (subcommand.command, subcommand.actions)
        } else {
            subcommands = []
            operandCount += 1
        }
    }

    /// What may stand in the place of a word that is not finished.
    func completion(of word: String) -> ShellCompletion {
        if let (option, count) = open {
            return ShellCompletion(prefix: word, kind: count == 0 ? option.completes : nil)
        }
        if word.hasPrefix("-"), !hasEndedOptions { return optionCompletion(of: word) }
        let words = subcommands.map { ShellCompletion.Candidate($0.word, $0.command.summary) }
        let takesMore = command.operandLimit.map { operandCount < $0 } ?? true
        return ShellCompletion(prefix: word, words: words, kind: takesMore ? command.completes : nil)
    }

    private func optionCompletion(of word: String) -> ShellCompletion {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if word.hasPrefix("--"), parts.count == 2 {
            return ShellCompletion(
                prefix: String(parts[1]),
                lead: "\(parts[0])=",
                kind: option(named: parts[0].dropFirst(2))?.completes
            )
        }
        let options = command.options.map { ShellCompletion.Candidate("--\($0.name)", $0.help) }
        let letters = command.options.compactMap { option in
            option.letter.map { ShellCompletion.Candidate("-\($0)", option.help) }
        }
        return ShellCompletion(prefix: word, words: word == "-" ? options + letters : options)
    }

    /// Takes letters that stand together, of which the last may have a value.
    private mutating func readLetters(_ letters: Substring) {
        for index in letters.indices {
            guard let option = command.options.first(where: { $0.letter == letters[index] }) else { return }
            guard option.values.isEmpty else {
                return add(option, values: letters.index(after: index) < letters.endIndex ? 1 : 0)
            }
        }
    }

    private mutating func add(_ option: CommandOption, values count: Int) {
        open = count < option.values.count ? (option, count) : nil
    }

    /// The option of a long name, which may be cut.
    private func option(named name: Substring) -> CommandOption? {
        command.options.first { $0.name == name } ?? command.options.first { $0.name.hasPrefix(name) }
    }
}

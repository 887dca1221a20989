/// A subcommand of `martlet`, or an action of one: the word that calls it, and how its arguments are read.
///
/// ``all`` is the one table of them: it decides which first words are subcommands, and the help, the shells' completions
/// and the man page list what stands there.
public struct Subcommand: Sendable {
    /// Its options and its help.
    public let command: Command
    /// What its first word may say to do, such as `install` in `martlet local install`; empty where it takes none.
    public let actions: [Subcommand]
    /// What its arguments come to where no action is named.
    let invocation: @Sendable (ParsedArguments) throws(UsageError) -> Invocation

    /// Describes a subcommand whose arguments are read by one function and become an invocation by another.
    init<Arguments>(
        _ command: Command,
        actions: [Subcommand] = [],
        _ arguments: @escaping @Sendable (ParsedArguments) throws(UsageError) -> Arguments,
        _ invocation: @escaping @Sendable (Arguments) -> Invocation
    ) {
        self.command = command
        self.actions = actions
        self.invocation = { (parsed) throws(UsageError) in invocation(try arguments(parsed)) }
    }

    /// Describes a subcommand that needs an action.
    init(_ command: Command, actions: [Subcommand]) {
        self.command = command
        self.actions = actions
        invocation = { (_) throws(UsageError) in throw Self.missingAction(of: command, among: actions) }
    }

    /// The word that calls it.
    public var word: String { command.word }

    private static func missingAction(of command: Command, among actions: [Subcommand]) -> UsageError {
        let words = actions.map(\.word)
        let list = words.dropLast().joined(separator: ", ") + (words.last.map { " or \($0)" } ?? "")
        return UsageError("\(command.name) takes \(list); martlet -- \(command.word) asks about the word.")
    }
}

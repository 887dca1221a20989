/// A command line that `martlet` understands: how it is written, what it takes, and what its help says.
///
/// The same table reads the arguments, prints `--help`, the man page and the shells' completions.
public struct Command: Sendable, Hashable {
    /// The words that call it, such as `martlet` or `martlet models`.
    public let name: String
    /// What it does, in one line without a full stop.
    public let summary: String
    /// The ways to write it, each on a line of its own.
    public let usage: [String]
    /// How many words it takes beside its options; nil for any number.
    public let operandLimit: Int?
    /// What its words name, for a shell that completes them; nil for anything.
    public let completes: CompletedKind?
    /// Its options, in groups.
    public let groups: [OptionGroup]
    /// What else the help says, section by section.
    public let sections: [HelpSection]

    /// Describes a command.
    public init(
        _ name: String,
        summary: String,
        usage: [String],
        operandLimit: Int? = nil,
        completes: CompletedKind? = nil,
        groups: [OptionGroup],
        sections: [HelpSection] = []
    ) {
        self.name = name
        self.summary = summary
        self.usage = usage
        self.operandLimit = operandLimit
        self.completes = completes
        self.groups = groups
        self.sections = sections
    }

    /// The last word that calls it: that of the subcommand, or of its action.
    public var word: String { name.split(separator: " ").last.map(String.init) ?? name }

    /// Every option, in the order of the help.
    public var options: [CommandOption] { groups.flatMap(\.options) }
}

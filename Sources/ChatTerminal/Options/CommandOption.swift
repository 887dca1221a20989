/// An option of a command: its names, what it takes, and what `--help` says about it.
public struct CommandOption: Sendable, Hashable {
    /// The long name, without its dashes.
    public let name: String
    /// The one letter that stands for it, if there is one.
    public let letter: Character?
    /// What stands for each value in the help: none for a switch, two for an option like `-o KEY VALUE`.
    public let values: [String]
    /// What its first value names, for a shell that completes it; nil for anything.
    public let completes: CompletedKind?
    /// One line for the help.
    public let help: String

    /// Describes an option.
    public init(
        _ name: String,
        _ letter: Character? = nil,
        takes values: String...,
        completes: CompletedKind? = nil,
        help: String
    ) {
        self.name = name
        self.letter = letter
        self.values = values
        self.completes = completes
        self.help = help
    }

    /// How the help and a usage error write it: `-m, --model MODEL`.
    var usage: String {
        let names = letter.map { "-\($0), --\(name)" } ?? "    --\(name)"
        return ([names] + values).joined(separator: " ")
    }
}

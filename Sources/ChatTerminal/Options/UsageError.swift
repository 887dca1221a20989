/// A command line that says nothing `martlet` could do; it ends the program with ``ExitCode/usage``.
public struct UsageError: Error, Sendable, Hashable, CustomStringConvertible {
    /// One sentence for the person who typed it, with what to do.
    public let description: String
    /// The command whose help tells more: `martlet` itself, or a subcommand such as `martlet doctor`; nil where the sentence
    /// says all.
    public internal(set) var command: String?

    /// Makes an error of its sentence.
    public init(_ description: String) {
        self.description = description
    }

    /// Makes an error of its sentence and the command whose help tells more.
    public init(_ description: String, of command: Command) {
        self.description = description
        self.command = command.name
    }
}

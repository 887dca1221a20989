/// What a shell is told so that it can complete command lines.
public enum CompletionArguments: Sendable, Hashable {
    /// The script that it reads at its start.
    case script(Shell)
    /// What may stand in the place of the last word.
    case words(Shell, [String])
}

extension CompletionArguments {
    static func words(_ parsed: ParsedArguments) throws(UsageError) -> CompletionArguments {
        guard let shell = parsed.operands.first.flatMap(Shell.init) else {
            throw UsageError("martlet completion words takes a shell and the words after martlet.")
        }
        return .words(shell, shell.joined(Array(parsed.operands.dropFirst())))
    }
}

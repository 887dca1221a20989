/// Whether escape codes may go to a descriptor.
public enum TerminalStyle: Sendable, Hashable {
    /// Plain text.
    case plain
    /// Text with escape codes for colour and the like.
    case escapes

    /// Escape codes go to terminals that can show them, unless `NO_COLOR` is set to anything that isn't empty.
    ///
    /// - Parameter environment: Looks up a variable.
    public init(isTerminal: Bool, environment: (String) -> String?) {
        let asksForPlain = !(environment("NO_COLOR") ?? "").isEmpty || environment("TERM") == "dumb"
        self = isTerminal && !asksForPlain ? .escapes : .plain
    }

    /// Text that stands out of other text.
    func strong(_ text: String) -> String {
        switch self {
        case .plain: text
        case .escapes: "\u{1B}[1m\(text)\u{1B}[0m"
        }
    }

    /// Text that stands back behind other text.
    func dim(_ text: String) -> String {
        switch self {
        case .plain: text
        case .escapes: "\u{1B}[2m\(text)\u{1B}[0m"
        }
    }
}

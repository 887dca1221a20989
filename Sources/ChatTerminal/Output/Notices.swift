/// What the program says beside the answer, on standard error.
///
/// A notice that can't be written is lost: there is nowhere left to say so, and the answer matters more.
public struct Notices: Sendable {
    private let output: OutputDescriptor
    private let isTerminal: Bool
    private let style: TerminalStyle
    private let isQuiet: Bool

    /// Speaks on a descriptor.
    ///
    /// - Parameters:
    ///   - isQuiet: Whether only errors are said.
    ///   - environment: Looks up a variable.
    public init(
        on output: OutputDescriptor = .standardError,
        isQuiet: Bool = false,
        environment: (String) -> String?
    ) {
        self.output = output
        self.isQuiet = isQuiet
        isTerminal = output.isTerminal
        style = TerminalStyle(isTerminal: isTerminal, environment: environment)
    }

    /// Says a sentence, unless only errors are wanted.
    public func notice(_ sentence: String) {
        if !isQuiet { insist(sentence) }
    }

    /// Says a sentence also where only errors are wanted: what was asked for, or what a reader has to know.
    public func insist(_ sentence: String) {
        put(style.dim("martlet: \(cleaned(sentence))") + "\n")
    }

    /// Says what went wrong.
    public func error(_ sentence: String) {
        put("martlet: \(cleaned(sentence))\n")
    }

    /// Writes a piece of running text, such as reasoning, and leaves its line open.
    ///
    /// - Returns: Whether it was written: where only errors are wanted, only what is needed is.
    func aside(_ piece: String, isNeeded: Bool) -> Bool {
        guard isNeeded || !isQuiet else { return false }
        put(style.dim(cleaned(piece)))
        return true
    }

    /// Whether a line can be written anew.
    var canRewriteLines: Bool { style == .escapes && !isQuiet }

    /// Writes a line over the one before it, and leaves it open.
    func rewrite(_ line: String) {
        put("\r\u{1B}[K" + style.dim("martlet: \(cleaned(line))"))
    }

    /// Takes back the line that was left open.
    func erase() {
        put("\r\u{1B}[K")
    }

    /// Ends a line that was left open.
    func endLine() {
        put("\n")
    }

    /// Writes text as it is, such as a usage line.
    public func plain(_ text: String) {
        put(text)
    }

    private func cleaned(_ text: String) -> String {
        isTerminal ? text.withoutControlCharacters : text
    }

    private func put(_ text: String) {
        do {
            try output.write(text)
        } catch {
            return
        }
    }
}

/// What a chat reads from and writes to.
public struct ChatConsole: Sendable {
    /// Reads what is entered.
    public var editor: LineEditor
    /// Where answers go.
    public var output: OutputDescriptor
    /// Says everything else.
    public var notices: Notices
    /// What the person does beside typing.
    public var events: ProgramEvents
    /// Whether answers are shown as they come, and not laid out.
    public var isPlain: Bool
    /// Looks up a variable.
    public var environment: @Sendable (String) -> String?

    /// Describes a console.
    public init(
        editor: LineEditor,
        output: OutputDescriptor = .standardOutput,
        notices: Notices,
        events: ProgramEvents,
        isPlain: Bool,
        environment: @escaping @Sendable (String) -> String?
    ) {
        self.editor = editor
        self.output = output
        self.notices = notices
        self.events = events
        self.isPlain = isPlain
        self.environment = environment
    }

    /// A screen for the next answer.
    var answerScreen: AnswerScreen {
        let markdown = isPlain ? nil : MarkdownOutput(on: output, environment: environment)
        return AnswerScreen(output: output, notices: notices, markdown: markdown)
    }

    /// A text as an answer is shown.
    func rendered(_ text: String) -> String {
        let style = TerminalStyle(isTerminal: output.isTerminal, environment: environment)
        guard !isPlain, style == .escapes else {
            return (output.isTerminal ? text.withoutControlCharacters : text) + "\n"
        }
        return MarkdownStream.render(
            text,
            width: output.size.width,
            style: style,
            hasHyperlinks: Hyperlinks.areSupported(environment: environment)
        )
    }
}

/// Shows Markdown on a terminal as it comes, and asks the terminal for its size with each piece.
public struct MarkdownOutput {
    private let output: OutputDescriptor
    private let hasHyperlinks: Bool
    private let size: () -> (width: Int, height: Int)
    private var stream: MarkdownStream?

    /// Shows it on a terminal; nil where the output is none, or one that should get plain text: `NO_COLOR` is set to
    /// anything that isn't empty, or `TERM` is `dumb`.
    ///
    /// - Parameter environment: Looks up a variable.
    public init?(on output: OutputDescriptor, environment: (String) -> String?) {
        guard TerminalStyle(isTerminal: output.isTerminal, environment: environment) == .escapes else { return nil }
        self.init(on: output, hasHyperlinks: Hyperlinks.areSupported(environment: environment)) { output.size }
    }

    init(on output: OutputDescriptor, hasHyperlinks: Bool, size: @escaping () -> (width: Int, height: Int)) {
        self.output = output
        self.hasHyperlinks = hasHyperlinks
        self.size = size
    }

    /// Shows the next piece of the text.
    public mutating func show(_ piece: String) throws(OutputError) {
        let size = size()
        var stream =
            self.stream
            ?? MarkdownStream(width: size.width, height: size.height, style: .escapes, hasHyperlinks: hasHyperlinks)
        stream.resize(width: size.width, height: size.height)
        let text = stream.append(piece)
        self.stream = stream
        try output.write(text)
    }

    /// Takes the open block off the screen, so that something else can be shown; the next piece brings it back.
    public mutating func hide() throws(OutputError) {
        if let text = stream?.hide() { try output.write(text) }
    }

    /// Ends the text; the next piece begins another one.
    public mutating func finish() throws(OutputError) {
        defer { stream = nil }
        if let text = stream?.finish() { try output.write(text) }
    }
}

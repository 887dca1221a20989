/// An answer as it grows on standard output: laid out as Markdown at a terminal, else as it comes.
struct AnswerScreen {
    private let output: OutputDescriptor
    private let notices: Notices
    /// nil where the text is shown as it comes.
    private var markdown: MarkdownOutput?
    private var text = Growth()
    private var reasoning = Growth()
    private var isAsideOpen = false
    private var isLineOpen = false

    /// Makes a screen without anything on it; with nothing to lay an answer out, it is shown as it comes.
    init(output: OutputDescriptor, notices: Notices, markdown: MarkdownOutput?) {
        self.output = output
        self.notices = notices
        self.markdown = markdown
    }

    /// Whether nothing of the answer is shown yet.
    var isEmpty: Bool { text.isEmpty && reasoning.isEmpty }

    /// Shows what is new of an answer, whose reasoning comes first. Where it has begun anew, so does what is shown.
    mutating func show(text: String, reasoning: String) throws(OutputError) {
        if self.text.isLonger(than: text) { try restart() }
        showReasoning(reasoning)
        guard let piece = self.text.grow(to: text) else { return }
        endAside()
        isLineOpen = piece.last != "\n"
        if markdown == nil { try output.show(piece) } else { try markdown?.show(piece) }
    }

    /// Ends it, and its line.
    mutating func end() throws(OutputError) {
        endAside()
        if markdown != nil {
            try markdown?.finish()
        } else if isLineOpen {
            try output.write("\n")
        }
        isLineOpen = false
    }

    private mutating func restart() throws(OutputError) {
        try end()
        notices.notice("The answer broke off; it begins anew.")
        (text, reasoning) = (Growth(), Growth())
    }

    private mutating func showReasoning(_ text: String) {
        guard let piece = reasoning.grow(to: text) else { return }
        isAsideOpen = notices.aside(piece, isNeeded: false) || isAsideOpen
    }

    private mutating func endAside() {
        if isAsideOpen { notices.endLine() }
        isAsideOpen = false
    }
}

/// A text that grows, and how much of it was taken.
private struct Growth {
    private var count = 0

    var isEmpty: Bool { count == 0 }

    func isLonger(than text: String) -> Bool { text.utf8.count < count }

    /// What is new; nil for nothing.
    mutating func grow(to text: String) -> String? {
        guard text.utf8.count > count else { return nil }
        defer { count = text.utf8.count }
        return String(text.utf8.dropFirst(count)) ?? text
    }
}

/// Lays out what stands in a block as text with styles.
struct InlineLayout {
    typealias Inline = MarkdownDocument.Inline

    /// Whether the terminal opens links itself; otherwise the address stands behind the text.
    let hasHyperlinks: Bool

    func text(of inlines: [Inline], style: TextStyle = TextStyle()) -> StyledText {
        inlines.reduce(into: StyledText()) { text, inline in text.append(self.text(of: inline, style: style)) }
    }

    private func text(of inline: Inline, style: TextStyle) -> StyledText {
        switch inline {
        case .text(let text): StyledText(text, style)
        case .code(let code): StyledText(code, style.colored(.magenta))
        case .html(let tag): tag.isLineBreak ? StyledText("\n", style) : StyledText(tag, style.adding(.dim))
        case .softBreak: StyledText(" ", style)
        case .hardBreak: StyledText("\n", style)
        case .emphasis(let inlines): text(of: inlines, style: style.adding(.italic))
        case .strong(let inlines): text(of: inlines, style: style.adding(.bold))
        case .strikethrough(let inlines): text(of: inlines, style: style.adding(.strikethrough))
        case .link(let url, let inlines), .image(let url, let inlines): link(to: url, inlines, style)
        }
    }

    private func link(to url: String, _ inlines: [Inline], _ style: TextStyle) -> StyledText {
        let look = style.adding(.underline)
        var text = text(of: inlines, style: hasHyperlinks ? look.linked(to: url) : look)
        if text.isEmpty { return StyledText(url, hasHyperlinks ? look.linked(to: url) : look) }
        if !hasHyperlinks, !text.says(url) { text.append(" (\(url))", style.adding(.dim)) }
        return text
    }
}

extension StyledText {
    /// Whether a reader sees the address in the text itself.
    fileprivate func says(_ url: String) -> Bool {
        let shown = runs.map(\.text).joined()
        return url.isEmpty || url == shown || url == "mailto:" + shown || url == "http://" + shown
    }
}

extension String {
    /// Whether it is the tag by which tables break lines.
    fileprivate var isLineBreak: Bool { ["<br>", "<br/>", "<br />"].contains(lowercased()) }
}

extension MarkdownDocument {
    /// What text consists of.
    indirect enum Inline: Sendable {
        case text(String)
        case code(String)
        case html(String)
        case softBreak
        case hardBreak
        case emphasis([Inline])
        case strong([Inline])
        case strikethrough([Inline])
        case link(url: String, [Inline])
        case image(url: String, [Inline])
    }
}

/// The blocks of a text that a view shows, kept between its evaluations so that only what has come is parsed.
@MainActor
final class MarkdownParsing {
    private(set) var parsed = MarkdownText()
    private var source = ""

    /// The blocks of a text. One that goes on from the text before is parsed from there.
    func blocks(of text: String) -> [MarkdownBlock] {
        if text.utf8.starts(with: source.utf8) {
            parsed.append(String(text.utf8.dropFirst(source.utf8.count)) ?? "")
        } else {
            parsed = MarkdownText(text)
        }
        source = text
        return parsed.blocks
    }
}

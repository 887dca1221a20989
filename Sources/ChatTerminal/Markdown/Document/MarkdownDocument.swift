/// A Markdown text as the blocks it consists of, by the rules of GitHub's dialect.
struct MarkdownDocument: Sendable {
    var blocks: [Block]
}

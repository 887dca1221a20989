/// A text in Markdown that grows, as the blocks that it is.
///
/// A block is finished where nothing that follows can change it. It is parsed once and keeps its ``MarkdownBlock/id``. Of
/// the rest, only the last line, as far as it has come, is parsed again with each piece.
struct MarkdownText: Sendable {
    /// The blocks that nothing changes any more.
    private(set) var finished: [MarkdownBlock] = []
    /// The blocks that may still change, mostly one.
    private(set) var open: [MarkdownBlock] = []
    /// How many bytes have been parsed until now, those that were parsed twice twice.
    private(set) var parsedBytes = 0
    private var reader = BlockReader()
    private var lastLine = ""

    /// Makes the blocks of a text.
    init(_ text: String = "") {
        append(text)
    }

    /// All blocks.
    var blocks: [MarkdownBlock] { finished + open }

    /// Adds what has come.
    mutating func append(_ piece: String) {
        guard !piece.isEmpty else { return }
        lastLine += piece
        var rest = lastLine[...]
        while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
            parsedBytes += rest[...end].utf8.count
            reader.read(rest[..<end], into: &finished)
            rest = rest[rest.utf8.index(after: end)...]
        }
        if rest.startIndex > lastLine.startIndex { lastLine = String(rest) }
        parsedBytes += lastLine.utf8.count
        open = reader.preview(lastLine[...])
    }
}

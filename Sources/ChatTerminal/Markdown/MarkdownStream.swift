/// Shows a Markdown text on a terminal as it comes.
///
/// Finished blocks are printed once and never touched again. The block that is open is shown as far as it goes, and
/// drawn anew within its own rows as it grows; where it is taller than the screen its end is shown, and all of it once it
/// is finished. What the screen shows in the end is the same however the text was cut into pieces.
///
/// Without escape codes (``TerminalStyle/plain``) a block is printed when it is finished, and nothing is drawn before.
public struct MarkdownStream {
    private let style: TerminalStyle
    private var source = SourceLines()
    private var blocks: OpenBlocks
    private var screen: OpenRows
    private var width: Int
    private var height: Int?
    private var drawnSize = 0

    /// Makes a stream for a terminal of a size; without a height, one of 24 rows.
    public init(width: Int, height: Int?, style: TerminalStyle, hasHyperlinks: Bool) {
        self.style = style
        self.width = width
        self.height = height
        blocks = OpenBlocks(
            layout: BlockLayout(width: width, hasHyperlinks: hasHyperlinks && style == .escapes)
        )
        screen = OpenRows(limit: Self.limit(height), style: style)
    }

    /// Takes the next piece of the text, and returns what to write to the terminal.
    public mutating func append(_ piece: String) -> String {
        let finished = source.append(piece).flatMap { blocks.append($0) }
        let unfinished = source.unfinished
        guard style == .escapes else { return screen.show(finished: finished, open: []) }
        guard !finished.isEmpty || isWorthDrawing(unfinished) else { return "" }
        drawnSize = blocks.size + unfinished.utf8.count
        return screen.show(finished: finished, open: blocks.openRows(with: unfinished))
    }

    /// Takes the end of the text, and returns what to write: the rest, and a line feed.
    public mutating func finish() -> String {
        let finished = source.finish().flatMap { blocks.append($0) } + blocks.finish()
        return screen.show(finished: finished, open: []) + screen.hide()
    }

    /// Takes what is open off the screen, so that something else can be written; the next piece brings it back.
    public mutating func hide() -> String {
        drawnSize = 0
        return screen.hide()
    }

    /// Tells the terminal's size; what is written from now on fits it.
    ///
    /// What is finished stays as it is. The open block is drawn anew with the next piece. Where the terminal has wrapped
    /// its rows, some of them stay above it, since nobody can tell how many rows they take now.
    public mutating func resize(width: Int, height: Int?) {
        guard (width, height) != (self.width, self.height) else { return }
        self.width = width
        self.height = height
        blocks.layout.width = max(width, 2)
        screen.resize(limit: Self.limit(height))
        drawnSize = 0
    }

    /// A whole text as it stands on the screen in the end.
    public static func render(_ markdown: String, width: Int, style: TerminalStyle, hasHyperlinks: Bool) -> String {
        var stream = MarkdownStream(width: width, height: nil, style: style, hasHyperlinks: hasHyperlinks)
        let finished = (stream.source.append(markdown) + stream.source.finish()).flatMap { stream.blocks.append($0) }
        let rows = finished + stream.blocks.finish()
        return rows.map { $0.encoded(for: style) + "\n" }.joined()
    }

    /// How many bytes were handed to the parser, for tests of what a long text costs.
    var parsedBytes: Int { blocks.parsedBytes }

    /// How many rows above the cursor may still change.
    var openRowsAboveCursor: Int { screen.rowsAboveCursor }

    /// Whether enough has come since the open block was drawn. What is drawn is read anew from its beginning, so a long
    /// block is drawn in steps that grow with it.
    private func isWorthDrawing(_ unfinished: String) -> Bool {
        let size = blocks.size + unfinished.utf8.count
        return size < drawnSize || size - drawnSize > size / 32 - Self.drawnAtOnce / 32
    }

    private static let drawnAtOnce = 1024

    private static func limit(_ height: Int?) -> Int { max((height ?? 24) - 1, 1) }
}

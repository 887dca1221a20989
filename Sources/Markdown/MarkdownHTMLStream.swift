/// The HTML of a Markdown text that is still being written, as ``MarkdownHTML`` describes it.
///
/// A block that has another one behind it is finished: it is never read again, and its HTML stays what it is. The rest is
/// read anew as it grows, in steps that grow with it, so that a long text costs no more for each of its bytes than a short
/// one, be it a single block. Only a link whose address is told further down is not known as one here.
///
/// ```swift
/// var stream = MarkdownHTMLStream()
/// if let first = stream.append("# A mar") { show(stream.blocks[first...], from: first) }
/// ```
public struct MarkdownHTMLStream: Sendable {
    /// The blocks as far as they are shown, the finished ones first.
    public private(set) var blocks: [String] = []
    /// How many blocks are finished.
    public private(set) var finishedCount = 0
    /// How many bytes were handed to the parser, for tests of what a long text costs.
    private(set) var parsedBytes = 0

    private var source = SourceLines()
    /// The lines that are not finished.
    private var lines: [String] = []
    /// How many bytes these lines have.
    private var size = 0
    /// How many bytes were open when they were shown.
    private var shownSize = 0

    /// Begins an empty text.
    public init() {}

    /// Takes the next piece of the text.
    ///
    /// - Returns: The first block that is another one now, or new; `nil` where the blocks are what they were.
    public mutating func append(_ piece: String) -> Int? {
        let added = source.append(piece)
        add(added)
        guard isWorthShowing else { return nil }
        return show(afterNewLines: !added.isEmpty || shownSize == 0)
    }

    /// Takes the end of the text.
    ///
    /// - Returns: The first block that is another one now, or new; `nil` where the blocks are what they were.
    public mutating func finish() -> Int? {
        add(source.finish())
        return show(afterNewLines: true)
    }

    private mutating func add(_ added: [String]) {
        lines += added
        size += added.reduce(0) { $0 + $1.utf8.count + 1 }
    }

    /// Whether enough has come since the open blocks were shown.
    private var isWorthShowing: Bool {
        let size = size + source.unfinished.utf8.count
        return size < shownSize || size - shownSize > size / 32 - Self.shownAtOnce / 32
    }

    private static let shownAtOnce = 1024

    private mutating func show(afterNewLines hasNewLines: Bool) -> Int? {
        let (start, shown) = (finishedCount, Array(blocks[finishedCount...]))
        var open = read(lines)
        blocks.removeSubrange(finishedCount...)
        if hasNewLines { open = finish(open) }
        if let line = ProvisionalLine.shown(source.unfinished) {
            open = read(lines + [line])
            if open.last?.holdsMark == true, let closed = ProvisionalLine.closed(line, after: lines) {
                open = read(lines + [closed])
            }
        }
        blocks += open.map(\.html)
        shownSize = size + source.unfinished.utf8.count
        let now = blocks[start...]
        let same = zip(shown, now).prefix { $0 == $1 }.count
        return same == shown.count && same == now.count ? nil : start + same
    }

    /// Sets the blocks apart that nothing can change, and returns the others.
    private mutating func finish(_ read: [RenderedBlock]) -> [RenderedBlock] {
        let open = RenderedBlock.firstOpen(of: read)
        guard open > 0, let line = read[open...].lazy.compactMap(\.firstLine).first else { return read }
        blocks += read[..<open].map(\.html)
        finishedCount += open
        lines.removeFirst(line)
        size = lines.reduce(0) { $0 + $1.utf8.count + 1 }
        return Array(read[open...])
    }

    private mutating func read(_ lines: [String]) -> [RenderedBlock] {
        parsedBytes += lines.reduce(0) { $0 + $1.utf8.count + 1 }
        return RenderedBlock.blocks(of: lines)
    }
}

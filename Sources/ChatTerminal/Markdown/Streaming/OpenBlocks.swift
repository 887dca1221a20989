/// Reads a text line by line: finished blocks come out as rows, the rest stays open.
///
/// Only what is open is read again when more comes, and that is bounded.
struct OpenBlocks {
    /// How many bytes may be open; a block that has more goes on as another one.
    static let maximumSize = 8192

    var layout: BlockLayout
    /// How many bytes were handed to the parser so far.
    private(set) var parsedBytes = 0

    private var continuation = Continuation()
    private var lines: [String] = []
    private var definitions = LinkDefinitions()
    private var isFirst = true

    init(layout: BlockLayout) {
        self.layout = layout
    }

    /// How many bytes are open.
    private(set) var size = 0

    /// Takes a line, and returns the rows of what it finishes.
    mutating func append(_ line: String) -> [StyledText] {
        let repeatsBlank = line.isBlankInQuote && lines.last?.isBlankInQuote == true
        lines.append(line)
        size += line.utf8.count + 1
        let isForced = size > Self.maximumSize
        // Blank lines finish nothing that the first of them hasn't.
        if repeatsBlank, !isForced { return [] }
        return finish(isForced: isForced)
    }

    /// The rows of what is open, with the beginning of a line.
    mutating func openRows(with line: String) -> [StyledText] {
        guard let line = ProvisionalLine.drawable(line) else { return rows(of: read().blocks) }
        let blocks = read(adding: line).blocks
        guard let completed = ProvisionalLine.completed(line, endOf: blocks, after: lines) else {
            return rows(of: blocks)
        }
        return rows(of: read(adding: completed).blocks)
    }

    /// The rows of all that is left.
    mutating func finish() -> [StyledText] {
        defer {
            lines = []
            size = 0
            continuation = Continuation()
        }
        return print(read().blocks)
    }

    private mutating func finish(isForced: Bool) -> [StyledText] {
        let (blocks, read, start) = read()
        let division = Division(lines: read, isForced: isForced)
        guard let cut = division.cut(blocks, continuing: continuation.levels[...]) else {
            return isForced ? finish() : []
        }
        let rows = print(cut.finished)
        let firstLine = max(cut.firstLine, start)
        collectDefinitions(from: read[start..<firstLine], startingAt: start, around: cut.finished)
        lines = Array(read[firstLine...])
        size = lines.reduce(0) { $0 + $1.utf8.count + 1 }
        continuation = cut.rest
        return rows
    }

    private mutating func print(_ blocks: [MarkdownDocument.Block]) -> [StyledText] {
        let rows = rows(of: blocks)
        isFirst = isFirst && rows.isEmpty
        return rows
    }

    private func rows(of blocks: [MarkdownDocument.Block]) -> [StyledText] {
        layout.rows(of: blocks, continuing: continuation.levels[...], isFirst: isFirst)
    }

    /// Reads what is open; `start` is the first of the lines that is not there for its context only.
    private mutating func read(
        adding line: String? = nil
    ) -> (blocks: [MarkdownDocument.Block], lines: [String], start: Int) {
        var source = continuation.lines
        let needsDefinitions =
            !definitions.lines.isEmpty && (lines.contains(where: { $0.contains("[") }) || line?.contains("[") == true)
        if needsDefinitions {
            source = definitions.lines + [Self.separator] + source
        }
        let start = source.count
        source += lines
        if let line { source.append(line) }
        parsedBytes += source.reduce(0) { $0 + $1.utf8.count + 1 }
        var blocks = MarkdownDocument(lines: source).blocks
        if needsDefinitions { blocks.removeFirst(min(1, blocks.count)) }
        return (continuation.stripped(blocks), source, start)
    }

    /// A block that ends the definitions, and is not shown.
    private static let separator = "<!-- -->"

    private mutating func collectDefinitions(
        from lines: ArraySlice<String>,
        startingAt start: Int,
        around blocks: [MarkdownDocument.Block]
    ) {
        guard lines.contains(where: { $0.contains("]:") }) else { return }
        let literal = blocks.reduce(into: IndexSet()) { literal, block in
            switch block.content {
            case .code(let code): literal.insert(block.place.line, count: code.lines.count + 2)
            case .html(let lines): literal.insert(block.place.line, count: lines.count)
            default: break
            }
        }
        definitions.collect(from: lines.indices.filter { !literal.contains($0) }.map { lines[$0] })
    }

    /// The lines that are shown as they are, and define nothing.
    private struct IndexSet {
        private var ranges: [Range<Int>] = []

        mutating func insert(_ first: Int, count: Int) {
            ranges.append(first..<first + count)
        }

        func contains(_ line: Int) -> Bool { ranges.contains { $0.contains(line) } }
    }
}

import CMarkGFM

/// Reads the nodes of cmark-gfm's tree into values.
struct SyntaxTree {
    typealias Node = OpaquePointer?

    /// How deep blocks and styles may be nested; what is deeper is taken as plain text.
    static let maximumDepth = 24

    /// The lines of the source.
    let lines: [String]

    func blocks(in parent: Node, depth: Int) -> [MarkdownDocument.Block] {
        children(of: parent).compactMap { node in
            content(of: node, depth: depth).map { MarkdownDocument.Block(content: $0, place: place(of: node)) }
        }
    }

    func children(of parent: Node) -> some Sequence<OpaquePointer> {
        sequence(state: cmark_node_first_child(parent)) { next in
            defer { next = cmark_node_next(next) }
            return next
        }
    }

    private func content(of node: OpaquePointer, depth: Int) -> MarkdownDocument.Block.Content? {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_PARAGRAPH: return .paragraph(inlines(in: node))
        case CMARK_NODE_HEADING:
            return .heading(level: Int(cmark_node_get_heading_level(node)), inlines(in: node))
        case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
        case CMARK_NODE_CODE_BLOCK: return .code(code(of: node))
        case CMARK_NODE_HTML_BLOCK: return .html(literal(of: node).literalLines)
        case CMARK_NODE_BLOCK_QUOTE:
            return depth < Self.maximumDepth ? .quote(blocks(in: node, depth: depth + 1)) : source(of: node)
        case CMARK_NODE_LIST:
            return depth < Self.maximumDepth ? .list(list(of: node, depth: depth + 1)) : source(of: node)
        default: return isTable(node) ? .table(table(of: node)) : nil
        }
    }

    private func isTable(_ node: OpaquePointer) -> Bool {
        cmark_gfm_extensions_get_table_columns(node) > 0
    }

    private func place(of node: OpaquePointer) -> MarkdownDocument.Place {
        let line = max(0, firstLine(of: node) - 1)
        return MarkdownDocument.Place(
            line: line,
            column: max(0, Int(cmark_node_get_start_column(node)) - 1),
            followsBlankLine: line > 0 && line <= lines.count && lines[line - 1].isBlankInQuote
        )
    }

    /// The node's first line. cmark-gfm makes a table of the last line of a paragraph, gives it the place of that, and
    /// leaves the paragraph without any.
    private func firstLine(of node: OpaquePointer) -> Int {
        guard isTable(node) else {
            let line = Int(cmark_node_get_start_line(node))
            guard line == 0, let table = cmark_node_next(node) else { return line }
            return Int(cmark_node_get_start_line(table))
        }
        guard let row = children(of: node).dropFirst().first(where: { _ in true }) else {
            return Int(cmark_node_get_end_line(node)) - 1
        }
        return Int(cmark_node_get_start_line(row)) - 2
    }

    private func code(of node: OpaquePointer) -> MarkdownDocument.Code {
        var length: Int32 = 0
        var offset: Int32 = 0
        var character: CChar = 0
        let isFenced = cmark_node_get_fenced(node, &length, &offset, &character) != 0
        let info = isFenced ? cmark_node_get_fence_info(node).map { String(cString: $0) } ?? "" : nil
        return MarkdownDocument.Code(info: info, fenceIndent: Int(offset), lines: literal(of: node).literalLines)
    }

    private func list(of node: OpaquePointer, depth: Int) -> MarkdownDocument.List {
        let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        return MarkdownDocument.List(
            start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
            items: children(of: node).map { item in
                MarkdownDocument.Item(
                    place: place(of: item),
                    isChecked: isTask(item) ? cmark_gfm_extensions_get_tasklist_item_checked(item) : nil,
                    blocks: blocks(in: item, depth: depth)
                )
            }
        )
    }

    private func isTask(_ item: OpaquePointer) -> Bool {
        cmark_node_get_type_string(item).map { String(cString: $0) } == "tasklist"
    }

    private func table(of node: OpaquePointer) -> MarkdownDocument.Table {
        let count = Int(cmark_gfm_extensions_get_table_columns(node))
        let letters = UnsafeBufferPointer(start: cmark_gfm_extensions_get_table_alignments(node), count: count)
        let rows = children(of: node).map { row in children(of: row).map { inlines(in: $0) } }
        return MarkdownDocument.Table(
            alignments: letters.map(MarkdownDocument.Table.Alignment.init(letter:)),
            header: rows.first ?? [],
            rows: Array(rows.dropFirst())
        )
    }

    /// The lines of a node as they are written.
    private func source(of node: OpaquePointer) -> MarkdownDocument.Block.Content {
        let first = place(of: node).line
        let last = min(lines.count, max(first + 1, Int(cmark_node_get_end_line(node))))
        guard first < last else { return .paragraph([]) }
        return .paragraph([.text(lines[first..<last].joined(separator: " "))])
    }
}

extension MarkdownDocument.Table.Alignment {
    fileprivate init(letter: UInt8) {
        switch letter {
        case UInt8(ascii: "c"): self = .center
        case UInt8(ascii: "r"): self = .right
        default: self = .left
        }
    }
}

extension String {
    /// The lines of a literal text that ends in a line feed.
    fileprivate var literalLines: [String] {
        var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// Whether a line is blank, but for the markers of quotes.
    var isBlankInQuote: Bool { utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") } }
}

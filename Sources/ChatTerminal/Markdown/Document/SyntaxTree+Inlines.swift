import CMarkGFM

extension SyntaxTree {
    /// What stands in a block, with neighbouring pieces of text joined.
    func inlines(in parent: Node, depth: Int = 0) -> [MarkdownDocument.Inline] {
        guard depth < Self.maximumDepth else { return [.text(plainText(in: parent))] }
        var inlines: [MarkdownDocument.Inline] = []
        for node in children(of: parent) {
            let inline = inline(of: node, depth: depth)
            if case .text(let text)? = inline, case .text(let start)? = inlines.last {
                inlines[inlines.count - 1] = .text(start + text)
            } else if let inline {
                inlines.append(inline)
            }
        }
        return inlines
    }

    func literal(of node: Node) -> String {
        cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    }

    private func inline(of node: OpaquePointer, depth: Int) -> MarkdownDocument.Inline? {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT: .text(literal(of: node))
        case CMARK_NODE_CODE: .code(literal(of: node))
        case CMARK_NODE_HTML_INLINE: .html(literal(of: node))
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .hardBreak
        case CMARK_NODE_EMPH: .emphasis(inlines(in: node, depth: depth + 1))
        case CMARK_NODE_STRONG: .strong(inlines(in: node, depth: depth + 1))
        case CMARK_NODE_LINK: .link(url: url(of: node), inlines(in: node, depth: depth + 1))
        case CMARK_NODE_IMAGE: .image(url: url(of: node), inlines(in: node, depth: depth + 1))
        default: isStrikethrough(node) ? .strikethrough(inlines(in: node, depth: depth + 1)) : nil
        }
    }

    private func url(of node: OpaquePointer) -> String {
        cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    }

    private func isStrikethrough(_ node: OpaquePointer) -> Bool {
        cmark_node_get_type_string(node).map { String(cString: $0) } == "strikethrough"
    }

    private func plainText(in parent: Node) -> String {
        guard let iterator = cmark_iter_new(parent) else { return "" }
        defer { cmark_iter_free(iterator) }
        var text = ""
        while cmark_iter_next(iterator) != CMARK_EVENT_DONE {
            let node = cmark_iter_get_node(iterator)
            switch cmark_node_get_type(node) {
            case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE: text += literal(of: node)
            case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text += " "
            default: break
            }
        }
        return text
    }
}

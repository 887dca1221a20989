import CMarkGFM

/// The tags around what stands in a node.
struct HTMLElement {
    /// What part of a table it is.
    enum Part {
        case none, row, cell
    }

    let opening: String
    let closing: String
    let part: Part

    private init(_ name: String, attributes: String = "", part: Part = .none) {
        self.init(opening: "<\(name)\(attributes)>", closing: "</\(name)>", part: part)
    }

    private init(opening: String, closing: String, part: Part = .none) {
        self.opening = opening
        self.closing = closing
        self.part = part
    }

    /// The element of a node; `nil` for one that has none, such as a paragraph in a list without blank lines.
    ///
    /// - Parameter column: Where it stands in its row, if it is the cell of a table.
    init?(_ node: OpaquePointer, column: Int) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_PARAGRAPH:
            if node.isInTightList { return nil }
            self.init("p")
        case CMARK_NODE_HEADING: self.init("h\(cmark_node_get_heading_level(node))")
        case CMARK_NODE_BLOCK_QUOTE: self.init("blockquote")
        case CMARK_NODE_LIST: self.init(list: node)
        case CMARK_NODE_EMPH: self.init("em")
        case CMARK_NODE_STRONG: self.init("strong")
        default: self.init(extension: node, column: column)
        }
    }

    private init(list node: OpaquePointer) {
        guard cmark_node_get_list_type(node) == CMARK_ORDERED_LIST else {
            self.init("ul")
            return
        }
        let start = cmark_node_get_list_start(node)
        self.init("ol", attributes: start == 1 ? "" : " start=\"\(start)\"")
    }

    private init?(extension node: OpaquePointer, column: Int) {
        switch node.typeName {
        case "item": self.init("li")
        case "tasklist":
            let isDone = cmark_gfm_extensions_get_tasklist_item_checked(node)
            let state = isDone ? " checked aria-label=\"Done\"" : " aria-label=\"To do\""
            self.init(opening: "<li class=\"task\"><input type=\"checkbox\" disabled\(state)> ", closing: "</li>")
        case "strikethrough": self.init("del")
        case "table":
            self.init(opening: "<div class=\"table\" tabindex=\"0\"><table>", closing: "</table></div>")
        case "table_header": self.init(opening: "<thead><tr>", closing: "</tr></thead>", part: .row)
        case "table_row": self.init("tr", part: .row)
        case "table_cell": self.init(cell: node, column: column)
        default: return nil
        }
    }

    private init(cell node: OpaquePointer, column: Int) {
        let row = cmark_node_parent(node)
        let table = cmark_node_parent(row)
        let alignments = cmark_gfm_extensions_get_table_alignments(table)
        let count = Int(cmark_gfm_extensions_get_table_columns(table))
        let letter = column < count ? alignments?[column] : nil
        let attributes =
            switch letter {
            case UInt8(ascii: "c"): " class=\"center\""
            case UInt8(ascii: "r"): " class=\"right\""
            default: ""
            }
        let isHead = row?.typeName == "table_header"
        self.init(isHead ? "th" : "td", attributes: attributes, part: .cell)
    }
}

extension OpaquePointer {
    /// How cmark-gfm calls the node's type.
    fileprivate var typeName: String { cmark_node_get_type_string(self).map { String(cString: $0) } ?? "" }

    fileprivate var isInTightList: Bool {
        guard let list = cmark_node_parent(cmark_node_parent(self)) else { return false }
        return cmark_node_get_type(list) == CMARK_NODE_LIST && cmark_node_get_list_tight(list) != 0
    }
}

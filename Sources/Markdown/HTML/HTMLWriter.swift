import CMarkGFM

/// Writes the HTML of a node of cmark-gfm's tree. Whatever comes from the text is escaped.
struct HTMLWriter {
    /// How deep elements are nested; what is deeper stands in the last of them.
    static let maximumDepth = 64

    private var bytes: [UInt8] = []
    private var depth = 0
    /// The links that are open, and whether each has an element.
    private var links: [Bool] = []
    /// How many cells of the row that is open are written.
    private var column = 0

    /// What has been written.
    var html: String { String(decoding: bytes, as: UTF8.self) }

    /// Writes a node with all that is in it.
    mutating func write(_ node: OpaquePointer) {
        guard let iterator = cmark_iter_new(node) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            switch cmark_iter_next(iterator) {
            case CMARK_EVENT_ENTER: enter(cmark_iter_get_node(iterator))
            case CMARK_EVENT_EXIT: leave(cmark_iter_get_node(iterator))
            default: return
            }
        }
    }

    private mutating func enter(_ node: OpaquePointer) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT: escape(literal(of: node))
        case CMARK_NODE_SOFTBREAK: put("\n")
        case CMARK_NODE_LINEBREAK: put("<br>\n")
        case CMARK_NODE_CODE: element("code", literal(of: node))
        case CMARK_NODE_HTML_INLINE: markup(literal(of: node))
        case CMARK_NODE_HTML_BLOCK:
            put("<pre class=\"markup\" tabindex=\"0\">")
            escape(literal(of: node))
            put("</pre>")
        case CMARK_NODE_CODE_BLOCK: code(node)
        case CMARK_NODE_THEMATIC_BREAK: put("<hr>")
        case CMARK_NODE_LINK: link(to: url(of: node), title: title(of: node))
        case CMARK_NODE_IMAGE: link(to: url(of: node), title: title(of: node), isImage: true)
        default:
            depth += 1
            guard depth <= Self.maximumDepth, let element = HTMLElement(node, column: column) else { return }
            if element.part == .row { column = 0 }
            put(element.opening)
        }
    }

    private mutating func leave(_ node: OpaquePointer) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_LINK, CMARK_NODE_IMAGE: endLink()
        default:
            defer { depth -= 1 }
            guard depth <= Self.maximumDepth, let element = HTMLElement(node, column: column) else { return }
            if element.part == .cell { column += 1 }
            put(element.closing)
        }
    }

    // MARK: - Leaves

    private mutating func code(_ node: OpaquePointer) {
        let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
        let language = info.prefix { !$0.isWhitespace }
        put("<pre tabindex=\"0\"")
        if !language.isEmpty { attribute("data-language", String(language)) }
        put("><code>")
        escape(literal(of: node))
        put("</code></pre>")
    }

    /// A tag within a line, which is shown. Only a break does what it says: nothing else breaks a line within a table.
    private mutating func markup(_ tag: String) {
        let isBreak = ["<br>", "<br/>", "<br />"].contains(tag.lowercased())
        if isBreak { put("<br>") } else { element("code", tag, attributes: " class=\"markup\"") }
    }

    // MARK: - Links

    private mutating func link(to url: String, title: String, isImage: Bool = false) {
        // A link within a link is none: the outer one is what counts.
        let address = links.contains(true) ? nil : LinkAddress(url)
        links.append(address != nil)
        guard let address else { return }
        put("<a")
        if isImage { attribute("class", "image") }
        attribute("href", address.text)
        if !title.isEmpty { attribute("title", title) }
        put(" rel=\"noopener noreferrer\" target=\"_blank\">")
    }

    private mutating func endLink() {
        if links.popLast() == true { put("</a>") }
    }

    private func url(of node: OpaquePointer) -> String { string(cmark_node_get_url(node)) }

    private func title(of node: OpaquePointer) -> String { string(cmark_node_get_title(node)) }

    private func literal(of node: OpaquePointer) -> String { string(cmark_node_get_literal(node)) }

    private func string(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }

    // MARK: - Bytes

    private mutating func element(_ name: String, _ text: String, attributes: String = "") {
        put("<\(name)\(attributes)>")
        escape(text)
        put("</\(name)>")
    }

    private mutating func attribute(_ name: String, _ value: String) {
        put(" \(name)=\"")
        escape(value)
        put("\"")
    }

    private mutating func put(_ html: String) { bytes += html.utf8 }

    private mutating func escape(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): put("&amp;")
            case UInt8(ascii: "<"): put("&lt;")
            case UInt8(ascii: ">"): put("&gt;")
            case UInt8(ascii: "\""): put("&quot;")
            case UInt8(ascii: "'"): put("&#39;")
            default: bytes.append(byte)
            }
        }
    }
}

/// A quote or a list item that is open, as the lines in it are recognised.
enum Container: Sendable {
    case quote
    case item(ListItem)

    var isItem: Bool {
        if case .item = self { true } else { false }
    }

    /// What stands before the item; `nil` for a quote.
    var marker: MarkdownBlock.Marker? {
        guard case .item(let item) = self else { return nil }
        return item.number.map(MarkdownBlock.Marker.number) ?? .bullet
    }

    /// Takes what marks a line as a part of it; false where the line is none.
    func takePrefix(of line: inout SourceLine) -> Bool {
        switch self {
        case .quote: line.takeQuoteMarker()
        case .item(let item): line.takeIndent(item.contentIndent)
        }
    }
}

/// A list item: the character that marks it, and where its content begins.
struct ListItem: Sendable {
    /// `-`, `+` or `*`; `.` or `)` behind a number.
    var delimiter: UInt8
    /// `nil` for a bullet.
    var number: Int?
    /// How long the marker is.
    var width: Int
    /// How far its content is indented within its container.
    var contentIndent = 0
}

extension ListItem {
    /// Reads a marker at the start of a text; `nil` where there is none.
    init?(_ text: Substring) {
        let bytes = text.utf8
        let digits = bytes.prefix(10).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let rest = bytes[digits.endIndex...]
        guard digits.count < 10, let delimiter = rest.first else { return nil }
        let delimiters = digits.isEmpty ? "-+*" : ".)"
        guard delimiters.utf8.contains(delimiter) else { return nil }
        guard rest.dropFirst().first.map({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) ?? true else {
            return nil
        }
        self.init(delimiter: delimiter, number: Int(String(digits) ?? ""), width: digits.count + 1)
    }
}

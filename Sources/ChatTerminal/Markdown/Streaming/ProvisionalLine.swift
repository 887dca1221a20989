import Markdown

/// How the beginning of a line is shown until the rest of it is there.
///
/// This is for the eye only: nothing is finished by it.
enum ProvisionalLine {
    /// The line as it can be read; nil where it holds nothing but markup that may turn out to be anything.
    static func drawable(_ line: String) -> String? {
        let text = line.drop { $0 == " " || $0 == ">" }
        let number = text.prefix { $0.isASCII && $0.isNumber }
        let isMarkup = text.dropFirst(number.count).utf8.allSatisfy { markup.contains($0) }
        return isMarkup ? nil : line
    }

    private static let markup = Set(" #-+*_=>~`|:.)".utf8)

    /// The line with its styles closed, where the blocks that it is read as end in text with an open style.
    static func completed(_ line: String, endOf blocks: [MarkdownDocument.Block], after lines: [String]) -> String? {
        guard blocks.last?.endsInOpenStyle == true else { return nil }
        let start = lines.suffix(8).reversed().prefix { !$0.isBlankInQuote }.reversed().joined(separator: "\n")
        var scanner = OpenStyles()
        scanner.scan(start.isEmpty ? line : start + "\n" + line)
        guard !scanner.isEmpty else { return nil }
        return line.dropLast(min(scanner.dangling, line.count)) + scanner.closing
    }
}

extension MarkdownDocument.Block {
    /// Whether the text at its end holds a mark that may be the beginning of a style.
    fileprivate var endsInOpenStyle: Bool {
        switch content {
        case .paragraph(let inlines), .heading(_, let inlines): inlines.holdMark
        case .quote(let blocks): blocks.last?.endsInOpenStyle == true
        case .list(let list): list.items.last?.blocks.last?.endsInOpenStyle == true
        case .code, .html, .thematicBreak, .table: false
        }
    }
}

extension [MarkdownDocument.Inline] {
    fileprivate var holdMark: Bool {
        contains { inline in
            switch inline {
            case .text(let text): text.utf8.contains { Set("*_`~".utf8).contains($0) }
            case .emphasis(let inlines), .strong(let inlines), .strikethrough(let inlines), .link(_, let inlines):
                inlines.holdMark
            default: false
            }
        }
    }
}

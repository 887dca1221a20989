/// What is left of a line of Markdown when the marks of its containers are taken: its indent, and the text behind.
struct SourceLine: Sendable {
    /// What a line begins when it begins a container.
    enum Start {
        case quote
        case item(ListItem)
    }

    /// How many columns it is indented.
    private(set) var indent = 0
    /// What follows the indent.
    private(set) var text: Substring
    /// The whole of it, as long as nothing has been taken.
    private var whole: Substring?

    /// Makes a line of its text, which may have the return of a line's end in CRLF.
    init(_ line: Substring) {
        let line = line.utf8.last == UInt8(ascii: "\r") ? Substring(line.utf8.dropLast()) : line
        text = line
        whole = line
        takeSpaces()
    }

    var isBlank: Bool { text.isEmpty }

    /// Takes the mark of a quote; false where there is none.
    @discardableResult
    mutating func takeQuoteMarker() -> Bool {
        guard startsQuote else { return false }
        drop(1)
        indent = max(0, indent - 1)
        return true
    }

    /// Takes columns of indent; false where the line has fewer of them, and is not blank.
    mutating func takeIndent(_ columns: Int) -> Bool {
        guard indent >= columns || isBlank else { return false }
        indent = max(0, indent - columns)
        whole = nil
        return true
    }

    /// Takes the marker of an item; one that follows another of its list counts on from that.
    mutating func take(_ item: ListItem, after previous: Container?) -> ListItem {
        var item = item
        if case .item(let previous)? = previous, previous.delimiter == item.delimiter, let number = previous.number {
            item.number = number + 1
        }
        let outer = indent
        drop(item.width)
        let spaces = isBlank || indent > 4 ? 1 : indent
        indent = max(0, indent - spaces)
        item.contentIndent = outer + item.width + spaces
        return item
    }

    /// Takes the box of a task.
    mutating func takeTask() -> MarkdownBlock.Marker? {
        guard let isDone = ["[ ] ": false, "[x] ": true, "[X] ": true][String(text.prefix(4))] else { return nil }
        drop(4)
        return .task(isDone: isDone)
    }

    /// The container that the line begins.
    ///
    /// - Parameters:
    ///   - isListed: Whether it stands in a list, where markers may be indented at will.
    ///   - isInParagraph: Whether it would interrupt a paragraph, which not every marker does.
    func containerStart(isListed: Bool, isInParagraph: Bool) -> Start? {
        if startsQuote { return .quote }
        guard indent < 4 || isListed, !isThematicBreak, let item = ListItem(text) else { return nil }
        if isInParagraph {
            guard text.utf8.count > item.width else { return nil }
            guard isListed || (item.number ?? 1) == 1 else { return nil }
        }
        return .item(item)
    }

    /// The line as code has it, whose fence is so far indented.
    func code(indent fence: Int) -> Substring {
        if fence == 0, let whole { return whole }
        return String(repeating: " ", count: max(0, indent - fence)) + text
    }

    private var startsQuote: Bool { indent < 4 && text.utf8.first == UInt8(ascii: ">") }

    private mutating func drop(_ count: Int) {
        text = Substring(text.utf8.dropFirst(count))
        whole = nil
        indent = 0
        takeSpaces()
    }

    private mutating func takeSpaces() {
        let spaces = text.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        for space in spaces { indent += space == UInt8(ascii: "\t") ? 4 - indent % 4 : 1 }
        text = Substring(text.utf8[spaces.endIndex...])
    }
}

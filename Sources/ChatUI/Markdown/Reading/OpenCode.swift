/// A block of code whose closing fence has not come.
struct OpenCode: Sendable {
    private let mark: UInt8
    private let length: Int
    private let indent: Int
    /// What it is so far.
    private(set) var block: MarkdownBlock.Code
    private var isEmpty = true

    /// Reads an opening fence; `nil` where the line is none.
    init?(_ line: SourceLine) {
        guard let mark = line.text.utf8.first, "`~".utf8.contains(mark) else { return nil }
        length = line.text.utf8.prefix { $0 == mark }.count
        let info = Substring(line.text.utf8.dropFirst(length)).trimmingSpaces
        guard length >= 3, mark != UInt8(ascii: "`") || !info.utf8.contains(mark) else { return nil }
        self.mark = mark
        indent = line.indent
        let language = info.prefix { $0 != " " && $0 != "{" && $0 != "," }
        block = MarkdownBlock.Code(language: language.isEmpty ? nil : String(language), text: "")
    }

    /// Whether a line is the closing fence.
    func isClosed(by line: SourceLine) -> Bool {
        let fence = line.text.trimmingSpaces.utf8
        return fence.count >= length && fence.allSatisfy { $0 == mark }
    }

    /// Adds a line.
    mutating func add(_ line: SourceLine) {
        if !isEmpty { block.text += "\n" }
        block.text += line.code(indent: indent)
        isEmpty = false
    }
}

/// A block of Markdown: what stands by itself, and where.
struct MarkdownBlock: Sendable, Hashable, Identifiable {
    /// Which block of its text it is, counted from 0. It stays the same however the text grows.
    let id: Int
    /// How many quotes it stands in.
    var quotes = 0
    /// How many list items it stands in.
    var depth = 0
    /// The marker of the list item that it begins; `nil` for what begins none.
    var marker: Marker?
    /// What it holds.
    var content: Content
}

extension MarkdownBlock {
    /// What stands before a list item.
    enum Marker: Sendable, Hashable {
        case bullet
        case number(Int)
        case task(isDone: Bool)
    }

    /// What a block holds. Text is the source of its inlines, but for ``code(_:)``.
    enum Content: Sendable, Hashable {
        case paragraph(String)
        case heading(level: Int, String)
        case code(Code)
        case table(Table)
        case thematicBreak
    }

    /// A block of code.
    struct Code: Sendable, Hashable {
        /// What the author calls its language; `nil` where that is not said.
        var language: String?
        var text: String
    }

    /// A table. Each of its rows has a cell for each column.
    struct Table: Sendable, Hashable {
        enum Alignment: Sendable, Hashable { case leading, center, trailing }

        var alignments: [Alignment]
        var header: [String]
        var rows: [[String]] = []
    }
}

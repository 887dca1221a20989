extension MarkdownDocument {
    /// A block: where it begins in the source, and what it is.
    struct Block: Sendable {
        var content: Content
        var place: Place

        indirect enum Content: Sendable {
            case paragraph([Inline])
            case heading(level: Int, [Inline])
            case code(Code)
            case html([String])
            case thematicBreak
            case quote([Block])
            case list(List)
            case table(Table)
        }
    }

    /// Where something begins in the source.
    struct Place: Sendable {
        /// The line, counted from 0.
        let line: Int
        /// The column of its first character, its marker if it has one, counted from 0.
        let column: Int
        /// Whether the line before it is blank, but for the markers of quotes.
        let followsBlankLine: Bool
    }

    struct Code: Sendable {
        /// What stands behind the fence; nil where the block is indented.
        let info: String?
        /// How many spaces stand before the fence.
        let fenceIndent: Int
        let lines: [String]
    }

    struct List: Sendable {
        /// The number of its first item; nil where the items have bullets.
        let start: Int?
        var items: [Item]
    }

    struct Item: Sendable {
        let place: Place
        /// Whether the task is done; nil where it is none.
        let isChecked: Bool?
        var blocks: [Block]
    }

    struct Table: Sendable {
        enum Alignment: Sendable {
            case left, center, right
        }

        let alignments: [Alignment]
        let header: [[Inline]]
        var rows: [[[Inline]]]
    }
}

/// Wraps text into rows of a width.
///
/// Rows break at spaces and beside ideographs, and inside of a word only where it is wider than a whole row.
struct LineWrapping {
    private typealias Part = (text: Substring, style: TextStyle)

    private let width: Int
    private var rows: [StyledText] = []
    private var row = StyledText()
    private var rowColumns = 0
    private var spaces: [Part] = []
    private var word: [Part] = []
    private var wordColumns = 0

    /// The rows of a text; line feeds in it end a row.
    static func rows(of text: StyledText, width: Int) -> [StyledText] {
        var wrapping = LineWrapping(width: width)
        for run in text.runs { wrapping.take(run.text[...], run.style) }
        wrapping.endRow()
        return wrapping.rows
    }

    /// The rows of a line of code: it breaks anywhere, and its spaces stay.
    static func rows(ofCode text: StyledText, width: Int) -> [StyledText] {
        var wrapping = LineWrapping(width: width)
        for run in text.runs {
            wrapping.put((run.text[...], run.style), columns: DisplayWidth.mostColumns(run.text))
        }
        wrapping.rows.append(wrapping.row)
        return wrapping.rows
    }

    private init(width: Int) {
        self.width = max(width, 2)
    }

    private mutating func take(_ text: Substring, _ style: TextStyle) {
        var rest = text
        while let character = rest.first {
            switch character {
            case "\n": endRow()
            case " ":
                endWord()
                if rowColumns > 0 { spaces.append((rest.prefix(1), style)) }
            case "\u{200B}": endWord()
            default:
                let part = rest.wordPart
                if let last = word.last?.text.last, LineBreaking.allowsBreak(between: last, and: character) {
                    endWord()
                }
                word.append((part, style))
                wordColumns += DisplayWidth.mostColumns(part)
                rest = rest[part.endIndex...]
                continue
            }
            rest = rest.dropFirst()
        }
    }

    private mutating func endWord() {
        guard !word.isEmpty else { return }
        if rowColumns + spaces.count + wordColumns <= width {
            for space in spaces { append(space, columns: 1) }
        } else if rowColumns > 0 {
            breakRow()
        }
        for part in word { put(part, columns: word.count == 1 ? wordColumns : DisplayWidth.mostColumns(part.text)) }
        spaces = []
        word = []
        wordColumns = 0
    }

    /// Adds a part to the row, and breaks it where the row ends.
    private mutating func put(_ part: Part, columns: Int) {
        guard rowColumns + columns > width else { return append(part, columns: columns) }
        for index in part.text.indices {
            let character = part.text[index...].prefix(1)
            let columns = DisplayWidth.mostColumns(character)
            if rowColumns > 0, rowColumns + columns > width { breakRow() }
            append((character, part.style), columns: columns)
        }
    }

    private mutating func append(_ part: Part, columns: Int) {
        row.append(part.text, part.style)
        rowColumns += columns
    }

    private mutating func endRow() {
        endWord()
        breakRow()
    }

    private mutating func breakRow() {
        rows.append(row)
        row = StyledText()
        rowColumns = 0
        spaces = []
    }
}

extension Substring {
    /// Its beginning up to where a row may break: all printable ASCII, or one other character.
    fileprivate var wordPart: Substring {
        let end = utf8.firstIndex { !(0x21..<0x7F).contains($0) } ?? endIndex
        guard end > startIndex else { return prefix(1) }
        guard end < endIndex, utf8[end] >= 0x80 else { return self[..<end] }
        // What follows may combine with the last character.
        let last = utf8.index(before: end)
        return last > startIndex ? self[..<last] : prefix(1)
    }
}

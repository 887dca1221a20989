@testable import ChatTerminal

/// A terminal as far as Markdown needs one: rows that wrap and scroll, a cursor, styles, links.
///
/// It notes as a fault what no terminal program may do here: touch rows that are protected, move above the screen, write
/// control characters, leave a style or a link open.
struct ScreenModel {
    struct Cell: Hashable {
        var text: Character
        var style = ""
        var link = ""
    }

    private(set) var width: Int
    private(set) var height: Int
    /// All rows, those that scrolled off first.
    private(set) var rows: [[Cell]] = [[]]
    private(set) var row = 0
    private var column = 0
    private var style = ""
    private var link = ""
    private var isSynchronized = false
    private(set) var faults: [String] = []
    /// Rows before this one must not change.
    var protectedRows = 0

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The rows as text, without blank cells at their ends and blank rows at the end.
    var text: [String] {
        rows.map { row in String(row.map(\.text)) }.map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }
    }

    mutating func write(_ text: String) {
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            switch scalar {
            case "\u{1B}": escape(&rest)
            case "\r":
                column = 0
                rest.removeFirst()
            case "\n":
                // As the terminal's driver has it: a line feed begins a line.
                column = 0
                moveDown()
                rest.removeFirst()
            default: put(&rest)
            }
        }
        if !style.isEmpty || !link.isEmpty || isSynchronized { faults.append("left open: \(style) \(link)") }
    }

    /// Changes the size, as terminals do that break rows anew that are too wide now, or as those that cut them.
    mutating func resize(width: Int, height: Int, reflows: Bool) {
        let lastRow = row
        row = -1
        rows = rows.enumerated().flatMap { index, cells in
            let parts = reflows ? max(1, (cells.count + width - 1) / width) : 1
            row += index <= lastRow ? parts : 0
            return (0..<parts).map { Array(cells.dropFirst($0 * width).prefix(width)) }
        }
        column = min(rows[row].count, width)
        (self.width, self.height) = (width, height)
    }

    private mutating func put(_ rest: inout Substring.UnicodeScalarView) {
        let run = rest.prefix { $0 != "\u{1B}" && $0 != "\r" && $0 != "\n" }
        for character in Substring(run) {
            if character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
                faults.append("control character \(character.unicodeScalars.map(\.value))")
            }
            put(character)
        }
        rest = rest[run.endIndex...]
    }

    private mutating func put(_ character: Character) {
        let columns = DisplayWidth.columns(of: character)
        guard columns > 0 else { return }
        if column + columns > width {
            column = 0
            moveDown()
        }
        protect()
        while rows[row].count < column { rows[row].append(Cell(text: " ")) }
        // The second half of a wide character is a cell without text of its own.
        for text in [character, "\u{200B}"].prefix(columns) {
            let cell = Cell(text: text, style: style, link: link)
            if column < rows[row].count { rows[row][column] = cell } else { rows[row].append(cell) }
            column += 1
        }
    }

    private mutating func moveDown() {
        row += 1
        if row == rows.count { rows.append([]) }
    }

    private mutating func escape(_ rest: inout Substring.UnicodeScalarView) {
        rest.removeFirst()
        if rest.first == "]" { return hyperlink(&rest) }
        guard rest.first == "[" else { return faults.append("unknown escape") }
        rest.removeFirst()
        let parameters = String(String.UnicodeScalarView(rest.prefix { !("@"..."~").contains($0) }))
        rest = rest.dropFirst(parameters.unicodeScalars.count)
        guard let final = rest.popFirst() else { return faults.append("escape broken off") }
        switch (final, parameters) {
        case ("A", _): moveUp(Int(parameters) ?? 1)
        case ("G", _): column = (Int(parameters) ?? 1) - 1
        case ("J", ""): eraseBelow()
        case ("K", ""): eraseRight()
        case ("m", _): style = parameters == "0" ? "" : parameters
        case ("h", "?2026"): isSynchronized = true
        case ("l", "?2026"): isSynchronized = false
        default: faults.append("unknown code \(parameters)\(final)")
        }
    }

    private mutating func hyperlink(_ rest: inout Substring.UnicodeScalarView) {
        let body = rest.prefix { $0 != "\u{1B}" }
        let text = String(body)
        rest = rest[body.endIndex...].dropFirst(2)
        guard text.hasPrefix("]8;;") else { return faults.append("unknown command \(text)") }
        link = String(text.dropFirst(4))
    }

    private mutating func moveUp(_ count: Int) {
        let top = max(0, rows.count - height)
        if row - count < top { faults.append("moved above the screen") }
        row = max(top, row - count)
        protect()
    }

    private mutating func eraseRight() {
        protect()
        rows[row].removeSubrange(min(column, rows[row].count)...)
    }

    private mutating func eraseBelow() {
        eraseRight()
        rows.removeSubrange((row + 1)...)
    }

    private mutating func protect() {
        if row < protectedRows { faults.append("touched row \(row) of \(protectedRows) finished ones") }
    }
}

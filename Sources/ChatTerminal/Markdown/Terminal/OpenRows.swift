/// The rows at the end of the screen that may still change, and how to change them with little.
///
/// Nothing above them is ever touched. The cursor stands at the end of the last row, or on an empty row below it.
struct OpenRows {
    /// How many rows of the screen they may take.
    private(set) var limit: Int

    private let style: TerminalStyle
    private var drawn: [StyledText] = []
    /// Whether the cursor stands at the beginning of an empty row.
    private var isAtLineStart = true
    /// Whether the terminal may have broken the rows anew since they were drawn.
    private var isStale = false

    init(limit: Int, style: TerminalStyle) {
        self.limit = limit
        self.style = style
    }

    /// How many of the rows stand above the cursor's.
    var rowsAboveCursor: Int { drawn.count - (isAtLineStart ? 0 : 1) }

    /// Puts rows that stay, and below them rows that may change, in the place of those that could change until now.
    ///
    /// - Returns: What to write to the terminal.
    mutating func show(finished: [StyledText], open: [StyledText]) -> String {
        // What doesn't fit on the screen can't be changed any more once it stands there, so only the end is shown.
        let open = open.suffix(limit)
        let rows = finished + open
        let kept = isStale ? 0 : zip(drawn, rows).prefix { $0 == $1 }.count
        defer {
            drawn = Array(open)
            isStale = false
        }
        if kept == drawn.count { return add(rows[kept...]) }
        if isStale || rows.count < drawn.count || isAtLineStart {
            return synchronized(erase(from: kept) + add(rows[kept...]))
        }
        let changes = change(from: kept, to: rows) + add(rows[drawn.count...])
        return kept == drawn.count - 1 ? changes : synchronized(changes)
    }

    /// Takes the rows that may change off the screen, so that something else can be written in their place.
    mutating func hide() -> String {
        let text = show(finished: [], open: [])
        defer { isAtLineStart = true }
        return isAtLineStart ? text : text + "\r\n"
    }

    /// Tells that the terminal has another size; how it broke the rows that stand there is not known.
    ///
    /// They take at least as many rows as before, so the cursor is never moved above them.
    mutating func resize(limit: Int) {
        self.limit = limit
        isStale = !drawn.isEmpty
    }

    /// Has the terminal show what happens at once, where it knows how.
    private func synchronized(_ text: String) -> String { "\u{1B}[?2026h" + text + "\u{1B}[?2026l" }

    private mutating func add(_ rows: ArraySlice<StyledText>) -> String {
        guard !rows.isEmpty else { return "" }
        let text = (isAtLineStart ? "" : "\r\n") + rows.map { $0.encoded(for: style) }.joined(separator: "\r\n")
        isAtLineStart = false
        return text
    }

    /// Goes up to a drawn row and clears it and all below.
    private mutating func erase(from row: Int) -> String {
        let up = rowsAboveCursor - row
        isAtLineStart = true
        return move(up: up) + "\r\u{1B}[J"
    }

    private func move(up count: Int) -> String { count > 0 ? "\u{1B}[\(count)A" : "" }

    /// Writes what is new in the drawn rows from one on, each from the place on where it differs.
    private func change(from first: Int, to rows: [StyledText]) -> String {
        var text = move(up: drawn.count - 1 - first)
        for index in first..<drawn.count {
            if index > first { text += "\r\n" }
            let isLast = index == drawn.count - 1
            text += drawn[index].change(to: rows[index], isCursorAtEnd: isLast && first == index, for: style)
        }
        return text
    }
}

extension StyledText {
    /// What to write in its row to get the other text; the cursor is left at the end of that.
    fileprivate func change(to other: StyledText, isCursorAtEnd: Bool, for style: TerminalStyle) -> String {
        let (prefix, rest) = other.divided(where: self)
        let width = columns
        var text = isCursorAtEnd && prefix == width ? "" : "\u{1B}[\(prefix + 1)G"
        text += rest.encoded(for: style)
        if width > other.columns { text += "\u{1B}[K" }
        return text
    }

    /// How many columns at its beginning are those of the other text, and what stands behind them.
    ///
    /// They end before any character of which terminals disagree how wide it is.
    private func divided(where other: StyledText) -> (columns: Int, rest: StyledText) {
        var columns = 0
        var rest = self
        for (run, old) in zip(runs, other.runs) {
            guard run.style == old.style else { break }
            let common = zip(run.text.utf8, old.text.utf8).prefix { $0 == $1 && $0 < 0x80 }.count
            let isWhole = common == run.text.utf8.count && common == old.text.utf8.count
            let standsAlone = run.text.isASCII(at: common) && old.text.isASCII(at: common)
            let kept = isWhole || standsAlone ? common : max(common - 1, 0)
            columns += kept
            rest.removeFirst(utf8Count: kept)
            guard isWhole else { break }
        }
        return (columns, rest)
    }

    private mutating func removeFirst(utf8Count count: Int) {
        guard let first = runs.first else { return }
        let text = first.text.utf8.dropFirst(count)
        runs.removeFirst()
        if !text.isEmpty { runs.insert(Run(text: String(Substring(text)), style: first.style), at: 0) }
    }
}

extension String {
    /// Whether nothing stands there that combines with the character before.
    fileprivate func isASCII(at offset: Int) -> Bool {
        utf8.dropFirst(offset).first.map { $0 < 0x80 } ?? true
    }
}

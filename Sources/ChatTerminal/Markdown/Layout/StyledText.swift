/// Text and how each part of it looks; a row of the screen, or what will be wrapped into rows.
///
/// It holds no control character but the line feed, whichever way one came into the text: an entity can be one.
struct StyledText: Hashable {
    /// A part that looks the same throughout.
    struct Run: Hashable {
        var text: String
        let style: TextStyle
    }

    var runs: [Run] = []

    init() {}

    init(_ text: String, _ style: TextStyle = TextStyle()) {
        append(text, style)
    }

    mutating func append(_ text: String, _ style: TextStyle = TextStyle()) {
        append(text.withoutControls[...], style)
    }

    /// Adds text that is part of a styled text already.
    mutating func append(_ text: Substring, _ style: TextStyle) {
        guard !text.isEmpty else { return }
        if runs.last?.style == style {
            runs[runs.count - 1].text += text
        } else {
            runs.append(Run(text: String(text), style: style))
        }
    }

    mutating func append(_ other: StyledText) {
        for run in other.runs { append(run.text[...], run.style) }
    }

    var withoutSpacesAtEnd: StyledText {
        guard let last = runs.last else { return self }
        var text = self
        text.runs.removeLast()
        text.append(String(last.text.reversed().drop { $0 == " " }.reversed()), last.style)
        return text
    }

    var isEmpty: Bool { runs.isEmpty }

    var columns: Int { runs.reduce(0) { $0 + DisplayWidth.columns($1.text) } }

    static func + (left: StyledText, right: StyledText) -> StyledText {
        var sum = left
        sum.append(right)
        return sum
    }
}

extension String {
    fileprivate var withoutControls: String {
        let mayHoldControl = utf8.contains { $0 < 0x20 && $0 != UInt8(ascii: "\n") || $0 == 0x7F || $0 == 0xC2 }
        return mayHoldControl ? String(withoutControlCharacters.map { $0 == "\t" ? " " : $0 }) : self
    }
}

/// Finds the styles that are open at the end of a text, roughly.
package struct OpenStyles {
    /// The marks that opened a style, from the outermost to the innermost.
    private var marks: [String] = []
    /// How many characters at the end are a mark that has nothing to open yet.
    package private(set) var dangling = 0

    /// Whether none is.
    package var isEmpty: Bool { marks.isEmpty && dangling == 0 }

    /// What closes the styles.
    package var closing: String { marks.reversed().joined() }

    /// Begins before a text.
    package init() {}

    /// Reads on.
    package mutating func scan(_ text: String) {
        var rest = Substring(text)
        var previous: Character = " "
        while let character = rest.first {
            let length = rest.prefix { $0 == character }.count
            let tail = rest.dropFirst(length)
            switch character {
            case "\\":
                rest = rest.dropFirst(2)
                previous = "a"
                continue
            case "`":
                guard let end = tail.range(ofRun: "`", length: length) else {
                    open(String(repeating: "`", count: length), at: tail)
                    return
                }
                rest = rest[end...]
                previous = "`"
                continue
            case "*", "_", "~": take(character, length, after: previous, before: tail)
            default: break
            }
            previous = character
            rest = tail
        }
    }

    private mutating func open(_ mark: String, at tail: Substring) {
        if tail.isEmpty { dangling = mark.count } else { marks.append(mark) }
    }

    private mutating func take(_ character: Character, _ length: Int, after previous: Character, before tail: Substring)
    {
        let next = tail.first ?? " "
        let isWordInside = character == "_" && previous.isLetter && next.isLetter
        guard !isWordInside, character != "~" || length == 2 else { return }
        var length = length
        if !previous.isWhitespace {
            while let mark = marks.last, mark.first == character, mark.count <= length {
                marks.removeLast()
                length -= mark.count
            }
        }
        guard length > 0, length <= 3 else { return }
        if tail.isEmpty {
            dangling = length
        } else if !next.isWhitespace {
            if length != 2 { marks.append(String(character)) }
            if length >= 2 { marks.append(String(repeating: character, count: 2)) }
        }
    }
}

extension Substring {
    /// The end of the first run of exactly as many characters.
    fileprivate func range(ofRun character: Character, length: Int) -> Index? {
        var rest = self
        while let start = rest.firstIndex(of: character) {
            let run = rest[start...].prefix { $0 == character }
            if run.count == length { return run.endIndex }
            rest = rest[run.endIndex...]
        }
        return nil
    }
}

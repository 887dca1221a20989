/// Colours code line by line: keywords, strings, comments and numbers, as far as a reader who doesn't parse can tell.
struct CodeHighlighter {
    private enum State {
        case code, comment
        case string(CodeLanguage.Quote)
    }

    private static let keyword = TextStyle().colored(.magenta)
    private static let string = TextStyle().colored(.green)
    private static let number = TextStyle().colored(.cyan)
    private static let key = TextStyle().colored(.cyan)

    private let language: CodeLanguage?
    private var state = State.code

    /// Highlights a language; without one, nothing.
    init(_ language: CodeLanguage?) {
        self.language = language
    }

    /// The next line of the code, coloured.
    mutating func highlight(_ line: String) -> StyledText {
        guard let language else { return StyledText(line) }
        guard !language.isDiff else { return StyledText(line, Self.diffStyle(of: line)) }
        var text = StyledText()
        var rest = Substring(line)
        while !rest.isEmpty {
            let (count, style) = token(at: rest, language, startsWord: text.endsOutsideWord(language))
            text.append(String(rest.prefix(count)), style)
            rest = rest.dropFirst(count)
        }
        if case .string(let quote) = state, !quote.spansLines { state = .code }
        return text
    }

    /// How many characters the next token has, and how it looks.
    private mutating func token(at rest: Substring, _ language: CodeLanguage, startsWord: Bool) -> (Int, TextStyle) {
        switch state {
        case .comment: return (endComment(in: rest, language), .dim)
        case .string(let quote): return (endString(in: rest, after: 0, quote), Self.string)
        case .code: break
        }
        if let block = language.blockComment, rest.hasPrefix(block.open) {
            state = .comment
            return (block.open.count, .dim)
        }
        if language.lineComments.contains(where: { rest.hasPrefix($0) && (startsWord || $0.count > 1) }) {
            return (rest.count, .dim)
        }
        if let quote = language.quotes.first(where: { rest.hasPrefix($0.mark) }) {
            state = .string(quote)
            let count = endString(in: rest, after: quote.mark.count, quote)
            return (count, isKey(rest.dropFirst(count), language, isQuoted: true) ? Self.key : Self.string)
        }
        return wordOrSign(at: rest, language, startsWord: startsWord)
    }

    private func wordOrSign(at rest: Substring, _ language: CodeLanguage, startsWord: Bool) -> (Int, TextStyle) {
        if language.hasTags, rest.hasPrefix("<") {
            let sign = rest.hasPrefix("</") ? 2 : 1
            return (sign + rest.dropFirst(sign).prefix { language.isWord($0) }.count, Self.keyword)
        }
        let word = rest.prefix { language.isWord($0) }
        guard let first = word.first else { return (1, TextStyle()) }
        if first.isNumber, startsWord {
            return (rest.prefix { language.isWord($0) || $0 == "." }.count, Self.number)
        }
        let name = language.ignoresCase ? word.lowercased() : String(word)
        if language.keywords.contains(name) { return (word.count, Self.keyword) }
        return (word.count, isKey(rest.dropFirst(word.count), language, isQuoted: false) ? Self.key : TextStyle())
    }

    /// Whether what stands before this is a key: a colon or an equals sign follows.
    private func isKey(_ rest: Substring, _ language: CodeLanguage, isQuoted: Bool) -> Bool {
        guard language.hasKeys || isQuoted else { return false }
        let sign = rest.drop { $0 == " " }.first
        return sign == ":" && (isQuoted || rest.first == ":") || language.hasKeys && sign == "="
    }

    private mutating func endComment(in rest: Substring, _ language: CodeLanguage) -> Int {
        guard let close = language.blockComment?.close, let count = rest.count(through: close) else {
            return rest.count
        }
        state = .code
        return count
    }

    /// How many characters there are to the end of the string, or of the line.
    private mutating func endString(in rest: Substring, after start: Int, _ quote: CodeLanguage.Quote) -> Int {
        var count = start
        var tail = rest.dropFirst(start)
        while let character = tail.first {
            if tail.hasPrefix(quote.mark) {
                state = .code
                return count + quote.mark.count
            }
            let step = quote.hasEscapes && character == "\\" && tail.dropFirst().first != nil ? 2 : 1
            count += step
            tail = tail.dropFirst(step)
        }
        return count
    }

    private static func diffStyle(of line: String) -> TextStyle {
        switch line.first {
        case "+": TextStyle().colored(.green)
        case "-": TextStyle().colored(.red)
        case "@": TextStyle().colored(.cyan)
        default: TextStyle()
        }
    }
}

extension CodeLanguage {
    fileprivate func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || wordCharacters.contains(character)
    }
}

extension StyledText {
    /// Whether a word can begin behind it.
    fileprivate func endsOutsideWord(_ language: CodeLanguage) -> Bool {
        guard let last = runs.last?.text.last else { return true }
        return !language.isWord(last)
    }
}

extension Substring {
    /// How many characters there are up to the end of the first place where the mark stands.
    fileprivate func count(through mark: String) -> Int? {
        var rest = self
        var count = 0
        while !rest.isEmpty {
            if rest.hasPrefix(mark) { return count + mark.count }
            rest = rest.dropFirst()
            count += 1
        }
        return nil
    }
}

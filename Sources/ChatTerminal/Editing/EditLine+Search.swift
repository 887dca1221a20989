import CEditLine

extension EditLine {
    /// Ctrl-R: finds what was typed before by a part of it, while that part is typed.
    ///
    /// Ctrl-R again finds an older one, Ctrl-G and Ctrl-C give up, and any other key takes what was found.
    func search() -> Effect {
        let before = text
        var words = ""
        var found: Int?
        while true {
            let shown = found.map(browser.entry) ?? String(before.scalars)
            show(shown, for: words, isFound: found != nil || words.isEmpty)
            guard let key = nextScalar() else { return .end }
            switch key {
            case "\u{12}": found = browser.find(words, before: found) ?? found
            case "\u{8}", "\u{7F}":
                words = String(words.dropLast())
                found = browser.find(words)
            case "\u{7}", "\u{3}":
                take(String(before.scalars))
                return .none
            case _ where key.properties.generalCategory != .control:
                words.unicodeScalars.append(key)
                found = browser.find(words, before: found.map { $0 + 1 })
            default:
                take(found.map { browser.go(to: $0, from: String(before.scalars)) } ?? shown)
                push(String(key))
                return .none
            }
        }
    }

    private func show(_ text: String, for words: String, isFound: Bool) {
        erase()
        replace(with: text)
        prompt = WideText("(\(isFound ? "search" : "nothing has") \"\(words)\") ")
        _ = editline_refresh(editor)
    }

    private func take(_ text: String) {
        erase()
        replace(with: text)
        prompt = ownPrompt
        _ = editline_refresh(editor)
    }
}

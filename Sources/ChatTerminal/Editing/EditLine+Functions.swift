import CEditLine

extension EditLine {
    /// What follows a key, as libedit is told.
    enum Effect: UInt8 {
        /// Nothing is to be shown.
        case none = 0
        /// The line is over, without a message.
        case end = 2
        /// The line is to be shown anew.
        case refresh = 4
        /// The key does nothing here: a beep.
        case refused = 6
    }

    /// Does what a key is for.
    static func perform(_ editor: OpaquePointer?, _ action: (EditLine) -> Effect) -> UInt8 {
        (of(editor).map(action) ?? .refused).rawValue
    }

    // MARK: - Text

    func insert(_ text: String) -> Effect {
        guard !text.isEmpty else { return .none }
        WideText(text).withPointer { _ = el_winsertstr(editor, $0) }
        return .refresh
    }

    func paste() -> Effect {
        var pasted = PastedText()
        while let scalar = nextScalar(), pasted.append(scalar) {}
        return insert(pasted.text)
    }

    func replace(with text: String) {
        let old = self.text
        el_cursor(editor, Int32(old.scalars.count - old.cursor))
        el_deletestr(editor, Int32(old.scalars.count))
        _ = insert(text)
    }

    func move(to place: KeyPath<EditedText, Int>) -> Effect {
        move(to: text[keyPath: place])
    }

    private func move(to place: Int) -> Effect {
        el_cursor(editor, Int32(place - text.cursor))
        return .refresh
    }

    func delete(to place: KeyPath<EditedText, Int>) -> Effect {
        let text = text
        let end = text[keyPath: place]
        guard end != text.cursor else { return .refused }
        el_cursor(editor, Int32(max(0, end - text.cursor)))
        el_deletestr(editor, Int32(abs(end - text.cursor)))
        return .refresh
    }

    func kill(to place: KeyPath<EditedText, Int>) -> Effect {
        let text = text
        let end = text[keyPath: place]
        killed = String(text.scalars[min(end, text.cursor)..<max(end, text.cursor)])
        return delete(to: place)
    }

    /// To the end of the line; at its end, the line feed.
    func killToEnd() -> Effect {
        let text = text
        return kill(to: text.cursor == text.endOfLine ? \.nextCharacter : \.endOfLine)
    }

    func yank() -> Effect {
        insert(killed)
    }

    // MARK: - History

    func up() -> Effect {
        let text = text
        if let place = text.lineAbove { return move(to: place) }
        return show(browser.older(than: String(text.scalars)))
    }

    func down() -> Effect {
        let text = text
        if let place = text.lineBelow { return move(to: place) }
        return show(browser.newer(than: String(text.scalars)))
    }

    private func show(_ entry: String?) -> Effect {
        guard let entry else { return .refused }
        replace(with: entry)
        return .refresh
    }

    // MARK: - Ends

    /// Ctrl-C: the line is left as it is on the screen, and thrown away.
    func interrupt() -> Effect {
        let text = text
        ending = .interrupted(hadText: !text.scalars.isEmpty)
        el_cursor(editor, Int32(text.scalars.count - text.cursor))
        _ = insert("^C")
        push("\n")
        return .refresh
    }

    /// Ctrl-D.
    func deleteOrEnd() -> Effect {
        guard text.scalars.isEmpty else { return delete(to: \.nextCharacter) }
        ending = .end
        put("\r\n")
        return .end
    }

    /// Ctrl-Z: the terminal is as it was while the program rests.
    func suspend() -> Effect {
        leave()
        put(PastedText.turnOff)
        _ = editline_prepare_terminal(editor, 0)
        TerminalModes.suspend()
        _ = editline_prepare_terminal(editor, 1)
        put(PastedText.turnOn)
        el_resize(editor)
        _ = editline_refresh(editor)
        return .none
    }

    /// Lets libedit read something next.
    func push(_ keys: String) {
        WideText(keys).withPointer { el_wpush(editor, $0) }
    }

    // MARK: - Tab

    func complete() -> Effect {
        let text = text
        let before = String(text.scalars[..<text.cursor])
        let choices = completing(before)
        guard let common = choices.map(\.text).commonPrefix else { return .refused }
        guard choices.count == 1 || common.count > before.count else {
            list(choices)
            return .none
        }
        el_deletestr(editor, Int32(text.cursor))
        return insert(choices.count == 1 ? common + " " : common)
    }

    private func list(_ choices: [Completion]) {
        let longestList = 40
        let names = choices.prefix(longestList).map(\.label)
        let rest = choices.count > names.count ? "  and \(choices.count - names.count) more" : ""
        leave()
        put(names.joined(separator: "  ").withoutControlCharacters + rest + "\r\n")
        _ = editline_refresh(editor)
    }
}

extension [String] {
    /// What all of them begin with; nil where there are none.
    fileprivate var commonPrefix: String? {
        guard var common = first else { return nil }
        for text in dropFirst() { common = String(zip(common, text).prefix { $0 == $1 }.map(\.0)) }
        return common
    }
}

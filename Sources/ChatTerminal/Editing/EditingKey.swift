import CEditLine

/// What keys do while a line is edited.
struct EditingKey {
    typealias Function = @convention(c) (OpaquePointer?, wint_t) -> UInt8

    /// What libedit calls the function.
    let name: String
    /// What the keys send, as `editrc(5)` writes it.
    let sequences: [String]
    let function: Function

    private init(_ name: String, _ sequences: [String], _ function: @escaping Function) {
        (self.name, self.sequences, self.function) = (name, sequences, function)
    }

    /// What we press ourselves, to begin with a draft; no key sends the end of a paste without its start.
    static let draft = "\u{1B}[201~"

    /// Those that are ours. libedit has Enter send a line feed, and Ctrl-J a carriage return.
    static let all = [
        EditingKey("martlet-paste", [PastedText.start]) { editor, _ in EditLine.perform(editor) { $0.paste() } },
        EditingKey("martlet-draft", [draft]) { editor, _ in EditLine.perform(editor) { $0.insert($0.draft) } },
        EditingKey("martlet-new-line", ["^M", "\\e\\n", "\\e^M"]) { editor, _ in
            EditLine.perform(editor) { $0.insert("\n") }
        },
        EditingKey("martlet-interrupt", ["^C"]) { editor, _ in EditLine.perform(editor) { $0.interrupt() } },
        EditingKey("martlet-end", ["^D"]) { editor, _ in EditLine.perform(editor) { $0.deleteOrEnd() } },
        EditingKey("martlet-suspend", ["^Z"]) { editor, _ in EditLine.perform(editor) { $0.suspend() } },
        EditingKey("martlet-line-start", ["^A", "\\e[H", "\\eOH", "\\e[1~"]) { editor, _ in
            EditLine.perform(editor) { $0.move(to: \.startOfLine) }
        },
        EditingKey("martlet-line-end", ["^E", "\\e[F", "\\eOF", "\\e[4~"]) { editor, _ in
            EditLine.perform(editor) { $0.move(to: \.endOfLine) }
        },
        EditingKey("martlet-left", ["^B", "\\e[D", "\\eOD"]) { editor, _ in
            EditLine.perform(editor) { $0.move(to: \.previousCharacter) }
        },
        EditingKey("martlet-right", ["^F", "\\e[C", "\\eOC"]) { editor, _ in
            EditLine.perform(editor) { $0.move(to: \.nextCharacter) }
        },
        EditingKey("martlet-up", ["^P", "\\e[A", "\\eOA"]) { editor, _ in EditLine.perform(editor) { $0.up() } },
        EditingKey("martlet-down", ["^N", "\\e[B", "\\eOB"]) { editor, _ in EditLine.perform(editor) { $0.down() } },
        EditingKey("martlet-backspace", ["^?", "^H"]) { editor, _ in
            EditLine.perform(editor) { $0.delete(to: \.previousCharacter) }
        },
        EditingKey("martlet-delete", ["\\e[3~"]) { editor, _ in
            EditLine.perform(editor) { $0.delete(to: \.nextCharacter) }
        },
        EditingKey("martlet-kill-to-end", ["^K"]) { editor, _ in EditLine.perform(editor) { $0.killToEnd() } },
        EditingKey("martlet-kill-to-start", ["^U"]) { editor, _ in
            EditLine.perform(editor) { $0.kill(to: \.startOfLine) }
        },
        EditingKey("martlet-kill-word", ["^W"]) { editor, _ in EditLine.perform(editor) { $0.kill(to: \.startOfWord) }
        },
        EditingKey("martlet-yank", ["^Y"]) { editor, _ in EditLine.perform(editor) { $0.yank() } },
        EditingKey("martlet-complete", ["^I"]) { editor, _ in EditLine.perform(editor) { $0.complete() } },
        EditingKey("martlet-search", ["^R"]) { editor, _ in EditLine.perform(editor) { $0.search() } },
    ]

    /// Those that libedit has, at other keys than by default.
    static let ofLibrary = [
        ("^J", "ed-newline"), ("\\e[1;5D", "ed-prev-word"), ("\\e[1;5C", "em-next-word"),
        ("\\e[1;3D", "ed-prev-word"), ("\\e[1;3C", "em-next-word"),
    ]
}

import CEditLine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An editor of libedit at a terminal. It is used by one thread at a time.
///
/// libedit shows the line, and knows the keys of Emacs. What it does not know of is done here: messages of several lines,
/// characters of several scalars, pastes, and a history whose entries may be longer than its buffers.
final class EditLine {
    /// What completes the text before the cursor.
    typealias Completing = @Sendable (String) -> [Completion]

    let editor: OpaquePointer
    let input: KeyInput
    let completing: Completing
    private let screen: OutputDescriptor
    private let files: [UnsafeMutablePointer<FILE>]
    private let names: [UnsafeMutablePointer<wchar_t>]

    /// The scalars of a key that has more than one byte.
    private var decoder = UTF8Scalars()
    private var decoded: ArraySlice<Unicode.Scalar> = []
    /// What stands before the line now, and what stands there but for a search.
    var prompt = WideText("")
    private(set) var ownPrompt = WideText("")
    /// What was deleted as a whole, for Ctrl-Y.
    var killed = ""
    var browser = HistoryBrowser(InputHistory())
    /// What the line begins with.
    var draft = ""
    /// What had been typed when the reading was cancelled, or the terminal went away.
    private(set) var unfinished = ""
    /// How the line ends, if not by Enter.
    var ending: Ending?

    enum Ending: Equatable {
        case interrupted(hadText: Bool)
        case end
        case failed(InputError)
    }

    /// Makes an editor; nil where libedit can't have one.
    ///
    /// - Parameters:
    ///   - terminal: What is typed at.
    ///   - screen: Where the line is shown.
    init?(terminal: Int32, screen: Int32, input: KeyInput, completing: @escaping Completing) {
        guard let keyFile = fdopen(dup(terminal), "r") else { return nil }
        guard let screenFile = fdopen(dup(screen), "w") else {
            fclose(keyFile)
            return nil
        }
        files = [keyFile, screenFile]
        guard let editor = el_init_fd("martlet", keyFile, screenFile, screenFile, terminal, screen, screen) else {
            files.forEach { fclose($0) }
            return nil
        }
        self.editor = editor
        self.input = input
        self.completing = completing
        self.screen = OutputDescriptor(screen)
        names = EditingKey.all.map { WideText($0.name).copy() }
        setUp()
    }

    deinit {
        el_end(editor)
        files.forEach { fclose($0) }
        names.forEach { $0.deallocate() }
    }

    private func setUp() {
        _ = editline_set_client(editor, Unmanaged.passUnretained(self).toOpaque())
        _ = editline_set_mode(editor)
        _ = editline_set_no_signals(editor)
        _ = editline_set_reader(editor) { editor, character in
            EditLine.of(editor)?.readCharacter(into: character) ?? 0
        }
        _ = editline_set_prompt(editor, { EditLine.of($0)?.prompt.pointer }, WideText.mark)
        for (key, name) in zip(EditingKey.all, names) {
            _ = editline_add_function(editor, name, key.function)
            for sequence in key.sequences {
                WideText(sequence).withPointer { _ = editline_bind(editor, $0, name) }
            }
        }
        for (sequence, function) in EditingKey.ofLibrary {
            WideText(sequence).withPointer { sequence in
                WideText(function).withPointer { _ = editline_bind(editor, sequence, $0) }
            }
        }
    }

    /// The object of an editor that calls back.
    static func of(_ editor: OpaquePointer?) -> EditLine? {
        guard let editor, let client = editline_client(editor) else { return nil }
        return Unmanaged<EditLine>.fromOpaque(client).takeUnretainedValue()
    }
}

// MARK: - A line

extension EditLine {
    /// Lets a line be edited, until Enter or another end.
    func read(prompt text: String, draft: String, history: InputHistory) -> Result<LineEditor.Input, InputError> {
        ownPrompt = WideText(text)
        prompt = ownPrompt
        browser = HistoryBrowser(history)
        ending = nil
        unfinished = ""
        // libedit would do this once the prompt is shown. What is typed in between would stand there twice, and Ctrl-D
        // would be lost.
        _ = editline_prepare_terminal(editor, 1)
        el_resize(editor)
        put(PastedText.turnOn)
        self.draft = draft
        if !draft.isEmpty { push(EditingKey.draft) }
        var count: Int32 = 0
        let line = el_wgets(editor, &count)
        // libedit leaves the terminal as it was, but for this.
        put(PastedText.turnOff)
        switch ending {
        case nil:
            guard let line, count > 0 else { return .success(.end) }
            let scalars = (0..<Int(count)).compactMap { Unicode.Scalar(UInt32(bitPattern: line[$0])) }
            return .success(.text(String(scalars.dropLast(scalars.last == "\n" ? 1 : 0))))
        case .interrupted(let hadText): return .success(.interrupted(hadText: hadText))
        case .end: return .success(.end)
        case .failed(let error): return .failure(error)
        }
    }

    func put(_ text: String) {
        do {
            try screen.write(text)
        } catch {
            // The terminal is gone: reading from it says so.
            return
        }
    }
}

// MARK: - What libedit asks for

extension EditLine {
    private func readCharacter(into character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
        guard let scalar = nextScalar() else { return 0 }
        character?.pointee = wchar_t(bitPattern: scalar.value)
        return 1
    }

    /// The next scalar; nil where the line is over.
    func nextScalar() -> Unicode.Scalar? {
        while true {
            if let scalar = decoded.popFirst() { return scalar }
            switch input.next() {
            case .byte(let byte): decoded = decoder.append(byte)[...]
            case .nudge(.interrupt): return "\u{3}"
            case .nudge(.resize):
                erase()
                el_resize(editor)
                _ = editline_refresh(editor)
            case .nudge: return end(.failed(.cancelled))
            case .end: return end(.end)
            case .failed(let reason): return end(.failed(.failed(reason: reason)))
            }
        }
    }

    private func end(_ ending: Ending) -> Unicode.Scalar? {
        unfinished = String(text.scalars)
        self.ending = ending
        leave()
        return nil
    }

    /// Takes prompt and line off the screen, and goes to where they began.
    func erase() {
        let text = text
        let above = rows(text.scalars[..<text.cursor])
        put((above > 0 ? "\u{1B}[\(above)A" : "") + "\r\u{1B}[J")
    }

    /// Goes below the line, and leaves it on the screen.
    func leave() {
        let text = text
        let below = rows(text.scalars[...]) - rows(text.scalars[..<text.cursor])
        put((below > 0 ? "\u{1B}[\(below)B" : "") + "\r\n")
    }

    /// How many rows below the prompt's start so much of the line ends.
    private func rows(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
        ScreenRows.below(prompt.visibleScalars + scalars, width: screen.size.width) {
            Int(editline_columns(wchar_t(bitPattern: $0.value)))
        }
    }

    /// What is being typed.
    var text: EditedText {
        guard let line = el_wline(editor)?.pointee, let start = line.buffer, let end = line.lastchar else {
            return EditedText([], cursor: 0)
        }
        let scalars = UnsafeBufferPointer(start: start, count: end - start).map {
            Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}"
        }
        return EditedText(scalars, cursor: line.cursor.map { $0 - start } ?? 0)
    }
}

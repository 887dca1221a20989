import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads what a person types, message by message: edited at a terminal, line by line from anything else.
///
/// A person waits and thinks, so it reads on a thread of its own, never on one of Swift's pool.
public final class LineEditor: Sendable {
    private struct Reader {
        let input: KeyInput
        /// nil where lines can't be edited.
        let line: EditLine?
    }

    /// Whether a person types, at a terminal.
    public let isInteractive: Bool

    private let terminal: Int32
    private let screen: OutputDescriptor
    private let style: TerminalStyle
    private let history: InputHistoryFile
    private let trouble: @Sendable (InputError) -> Void
    private let nudges: Nudges
    private let reader: Mutex<Reader>

    /// Makes an editor for standard input.
    ///
    /// The line is shown on standard error, or on standard output where only that is a terminal. Where neither is, or
    /// `TERM` is `dumb`, or the system has no locale with UTF-8, lines are read as they come.
    ///
    /// - Parameters:
    ///   - history: What was typed before.
    ///   - environment: Looks up a variable.
    ///   - trouble: Told when what is typed can't be kept in the history; called on the editor's thread.
    ///   - completing: What could stand in the place of the text before the cursor; called on the editor's thread.
    public init(
        history: InputHistoryFile,
        environment: (String) -> String?,
        trouble: @escaping @Sendable (InputError) -> Void = { _ in },
        completing: @escaping @Sendable (String) -> [Completion] = { _ in [] }
    ) {
        terminal = STDIN_FILENO
        screen = OutputDescriptor.standardError.isTerminal ? .standardError : .standardOutput
        isInteractive = isatty(terminal) == 1
        style = TerminalStyle(isTerminal: screen.isTerminal, environment: environment)
        self.history = history
        self.trouble = trouble
        nudges = Nudges()

        let input = KeyInput(terminal, nudges: nudges)
        let term = environment("TERM") ?? ""
        let canEdit = isInteractive && screen.isTerminal && !["", "dumb"].contains(term) && Locale.usesUTF8()
        if isInteractive { TerminalModes.remember(terminal, farewell: canEdit ? PastedText.turnOff : "") }
        let line =
            canEdit
            ? EditLine(terminal: terminal, screen: screen.number, input: input, completing: completing) : nil
        reader = Mutex(Reader(input: input, line: line))
    }

    /// Reads the next message or command, behind a prompt where a person types.
    ///
    /// - Parameters:
    ///   - prompt: What stands before it.
    ///   - draft: What it begins with, for a person to change.
    ///
    /// It may be called again when it has returned. Once its task was cancelled, it reads nothing any more.
    ///
    /// - Throws: ``InputError``.
    public func read(prompt: String, draft: String = "") async throws(InputError) -> Input {
        let outcome = await withTaskCancellationHandler {
            await OwnThread.run { self.readLine(prompt, draft) }
        } onCancel: {
            nudges.give(.cancel)
        }
        return try outcome.get()
    }

    /// What had been typed, and not entered, when the reading was cancelled or the terminal went away.
    public var unfinishedText: String {
        reader.withLock { $0.line?.unfinished ?? "" }
    }

    /// Does what Ctrl-C does while a line is read.
    public func interrupt() {
        nudges.give(.interrupt)
    }

    /// Tells that the terminal has another size.
    public func resize() {
        nudges.give(.resize)
    }

    /// Lets what is typed while nothing is read show on the terminal, or not.
    public func showsTyping(_ isShown: Bool) {
        if isInteractive { TerminalModes.setEcho(isShown, on: terminal) }
    }
}

// MARK: - On the thread

extension LineEditor {
    private func readLine(_ prompt: String, _ draft: String) -> Result<Input, InputError> {
        let outcome = reader.withLock { reader in
            if let line = reader.line {
                return line.read(prompt: shown(prompt), draft: draft, history: history.entries)
            }
            if isInteractive { show(prompt) }
            let outcome = PlainInput(reader.input).read()
            if isInteractive, case .success(.interrupted) = outcome { show("\n") }
            return outcome
        }
        if isInteractive, case .success(.text(let text)) = outcome { remember(text) }
        return outcome
    }

    private func shown(_ prompt: String) -> String {
        let mark = Character(Unicode.Scalar(UInt8(WideText.mark)))
        return style == .plain ? prompt : "\(mark)\u{1B}[1m\(mark)\(prompt)\(mark)\u{1B}[0m\(mark)"
    }

    private func show(_ prompt: String) {
        do {
            try screen.write(prompt)
        } catch {
            // Without a prompt it still reads.
            return
        }
    }

    private func remember(_ text: String) {
        do throws(InputError) {
            try history.add(text)
        } catch {
            trouble(error)
        }
    }
}

public import ChatCore
import LLM

/// A chat at a terminal, or from a pipe: reads what is entered, sends it or does it, and shows what comes.
///
/// Ctrl-C stops an answer, which is kept; at the prompt it throws the line away. Every failure comes back to the prompt.
@MainActor
public final class ChatSession {
    let model: ChatViewModel
    let store: ConversationStore
    let console: ChatConsole
    var partner: ChatPartner
    let words: ChatWords
    /// The question that the next message stands in the place of.
    var edited: ULID?
    /// The conversations as they were listed last.
    var listed: [Conversation] = []
    /// How the last one failed of what was entered.
    private var failure: ExitCode?
    /// Whether Ctrl-C was pressed at an empty prompt, and nothing since.
    private var isAboutToEnd = false

    /// Makes a session that goes on with what the model shows.
    public init(
        _ model: ChatViewModel,
        store: ConversationStore,
        console: ChatConsole,
        partner: ChatPartner,
        words: ChatWords
    ) {
        self.model = model
        self.store = store
        self.console = console
        self.partner = partner
        self.words = words
    }

    var notices: Notices { console.notices }
    var isInteractive: Bool { console.editor.isInteractive }

    /// Runs until its end. Everything is in the store when it returns or throws.
    ///
    /// - Returns: What the program ends with: success, or from a pipe how the last question failed; 130 where Ctrl-C ended
    ///   it.
    /// - Throws: ``InputError``, ``OutputError``.
    public func run() async throws -> ExitCode {
        takePartner()
        console.events.onResize { [editor = console.editor] in editor.resize() }
        await greet()
        do {
            let code = try await converse()
            await close()
            return code
        } catch {
            await close()
            throw error
        }
    }

    /// Keeps everything, also what was typed and not entered.
    private func close() async {
        let unfinished = console.editor.unfinishedText
        if !unfinished.isEmpty { model.inputText = unfinished }
        await model.close()
    }

    private func greet() async {
        guard isInteractive else { return }
        await readWords()
        notices.notice("\(partnerName) answers. /help lists the commands, Ctrl-D ends.")
        if !model.messages.isEmpty { recall() }
    }

    var partnerName: String {
        (partner.model.map { "\($0.rawValue) of " } ?? "") + partner.endpoint
    }

    /// Lets the partner answer from now on, in whatever conversation is on show.
    func takePartner() {
        model.take(partner)
    }

    private func converse() async throws -> ExitCode {
        while true {
            switch try await nextInput() {
            case .end: return isInteractive ? .success : failure ?? .success
            case .interrupted(let hadText):
                if isAboutToEnd && !hadText { return .interrupted }
                isAboutToEnd = !hadText
                edited = nil
                model.inputText = ""
                if isAboutToEnd { notices.notice("Ctrl-C once more ends the chat, and so does Ctrl-D.") }
            case .text(let text):
                isAboutToEnd = false
                model.inputText = ""
                guard let entry = ChatEntry(text) else { continue }
                if try await !take(entry) { return isInteractive ? .success : failure ?? .success }
            }
        }
    }

    private func nextInput() async throws -> LineEditor.Input {
        guard isInteractive else { return try await console.editor.read(prompt: "") }
        console.events.onInterrupt { [editor = console.editor] in
            editor.interrupt()
            return true
        }
        defer { console.events.onInterrupt(nil) }
        return try await console.editor.read(prompt: "> ", draft: model.inputText)
    }

    /// Does what was entered.
    ///
    /// - Returns: Whether the chat goes on.
    private func take(_ entry: ChatEntry) async throws -> Bool {
        switch entry {
        case .mistake(let sentence): refuse(sentence)
        case .message(let text): try await send(text)
        case .command(.exit): return false
        case .command(let command): try await perform(command)
        }
        return true
    }

    /// Says why something is not done; for a script it is a failure.
    func refuse(_ sentence: String) {
        notices.error(sentence)
        failure = .usage
    }

    private func send(_ text: String) async throws {
        if let id = edited {
            edited = nil
            try await answer { $0.edit(id, to: text) }
        } else {
            try await answer { model in
                model.inputText = text
                return model.send()
            }
        }
    }

    /// Asks, and shows the answer.
    func answer(_ ask: (ChatViewModel) -> Bool) async throws {
        var watch = AnswerWatch(model, console, first: partner.hasStandIns ? partner.endpoint : nil)
        if let code = try await watch.run(ask) { failure = code }
        if isInteractive { notices.plain("\n") }
    }
}

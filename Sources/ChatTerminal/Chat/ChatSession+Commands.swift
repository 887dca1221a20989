import ChatCore
import LLM

extension ChatSession {
    /// Does what a command asks for.
    func perform(_ command: SlashCommand) async throws {
        switch command {
        case .help: notices.plain(SlashCommand.helpText)
        case .model(let name): await setModel(name)
        case .system(let text): setSystem(text)
        case .retry: try await retry()
        case .edit(let text): try await edit(text)
        case .undo: await undo()
        case .copy(let what): await copy(what)
        case .save(let path): save(path)
        case .history(let which): await history(which)
        case .clear:
            model.newConversation()
            takePartner()
            notices.notice("A new conversation begins.")
        case .exit: return
        }
        tellStoreError()
    }

    // MARK: - Settings

    private func setModel(_ name: String?) async {
        guard let name else { return notices.insist("\(partnerName) answers; /model NAME asks another.") }
        do {
            partner = try await partner.other(name)
            takePartner()
            readModelsWhenWanted()
            notices.notice("\(partnerName) answers from now on.")
        } catch {
            refuse("\(error)")
        }
    }

    private func setSystem(_ text: String?) {
        switch text {
        case nil: notices.insist(model.system.map { "The system prompt: \($0)" } ?? "There is no system prompt.")
        case ""?:
            model.system = nil
            notices.notice("There is no system prompt any more.")
        case let text?:
            model.system = text
            notices.notice("The system prompt is set.")
        }
    }

    // MARK: - Questions

    private var lastQuestion: Message? { model.messages.last { $0.role == .user } }

    private func retry() async throws {
        guard lastQuestion != nil else { return refuse("There is no question to ask again.") }
        try await answer { $0.canRetry ? $0.retry() : $0.regenerate() }
    }

    private func edit(_ text: String?) async throws {
        guard let question = lastQuestion else { return refuse("There is no question to change.") }
        if let text {
            try await answer { $0.edit(question.id, to: text) }
        } else if isInteractive {
            edited = question.id
            model.inputText = question.words
        } else {
            refuse("From a pipe, this is written /edit TEXT.")
        }
    }

    private func undo() async {
        guard let question = lastQuestion else { return refuse("There is no question to take back.") }
        await model.undo()
        guard !model.messages.contains(where: { $0.id == question.id }) else { return }
        notices.notice("The last question and its answer are taken back.")
    }

    // MARK: - Answers

    private var lastAnswer: Message? { model.messages.last { $0.role == .assistant && !$0.text.isEmpty } }

    private func copy(_ what: SlashCommand.Copied) async {
        guard let answer = lastAnswer else { return refuse("There is no answer to copy.") }
        guard let text = what == .answer ? answer.text : CodeBlock.first(in: answer.text) else {
            return refuse("There is no block of code in the last answer.")
        }
        do {
            try await Clipboard(environment: console.environment).copy(text)
            notices.notice(what == .answer ? "The answer is on the clipboard." : "The code is on the clipboard.")
        } catch {
            refuse("\(error)")
        }
    }

    private func save(_ path: String) {
        guard let conversation = model.conversation, !model.messages.isEmpty else {
            return refuse("There is nothing to save yet.")
        }
        do {
            let file = NewFile(path, home: console.environment("HOME"))
            try file.write(Transcript(conversation, model.messages).markdown)
            notices.notice("Saved as \(file.path).")
        } catch {
            refuse("\(error)")
        }
    }

    // MARK: - Conversations

    /// How many conversations are listed.
    private static let listLength = 10

    private func history(_ which: String?) async {
        do throws(ConversationStoreError) {
            if listed.isEmpty || which == nil { try await readList() }
            guard let which else { return list() }
            guard let found = try await conversation(which) else {
                return refuse("No conversation has this number, id or title; /history lists the last ones.")
            }
            await open(found)
        } catch {
            refuse("\(error)")
        }
    }

    private func readList() async throws(ConversationStoreError) {
        listed = try await store.conversations(limit: Self.listLength).filter { $0.tip != nil }
        words.change { $0.conversations = listed.map(\.title) }
    }

    private func list() {
        guard !listed.isEmpty else { return notices.insist("No conversation is kept yet.") }
        notices.plain(ConversationChoice.table(listed, open: model.conversation?.id, width: console.output.size.width))
    }

    private func conversation(_ which: String) async throws(ConversationStoreError) -> Conversation? {
        if let listed = ConversationChoice.find(which, in: listed) { return listed }
        return try await store.conversations(withPrefix: which).first
    }

    private func open(_ conversation: Conversation) async {
        await model.open(conversation.id)
        guard model.conversation?.id == conversation.id else { return }
        edited = nil
        takePartner()
        if isInteractive { recall() }
    }

    /// Shows what was said last.
    func recall() {
        let title = model.conversation?.title ?? ""
        notices.notice("\"\(title)\" goes on.")
        guard let start = model.messages.lastIndex(where: { $0.role == .user }) else { return }
        for message in model.messages[start...] {
            let isQuestion = message.role == .user
            notices.plain(isQuestion ? "> \(message.text.withoutControlCharacters)\n" : console.rendered(message.text))
        }
        if model.canRetry { notices.notice("That answer is not whole; /retry asks again.") }
        notices.plain("\n")
    }

    /// Reads what Tab completes: the titles now, the models when they are wanted.
    func readWords() async {
        do throws(ConversationStoreError) {
            try await readList()
        } catch {
            notices.error("\(error)")
        }
        readModelsWhenWanted()
    }

    private func readModelsWhenWanted() {
        words.onModelsWanted { [partner, words] in
            Task {
                do throws(LLMAPIError) {
                    let models = try await partner.models().map(\.rawValue)
                    words.change { $0.models = models }
                } catch {
                    // Without a list nothing is completed. Whoever asks the endpoint for an answer learns what is wrong.
                    return
                }
            }
        }
    }

    private func tellStoreError() {
        guard let error = model.storeError else { return }
        notices.error("\(error)")
        model.storeError = nil
    }
}

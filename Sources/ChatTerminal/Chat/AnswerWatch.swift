import ChatCore
import LLM
import Synchronization

/// Shows one answer from the question on, until it ends or is stopped.
@MainActor
struct AnswerWatch {
    private let model: ChatViewModel
    private let console: ChatConsole
    private let report: CallReport
    private var screen: AnswerScreen
    /// The messages that were there before.
    private let earlier: Set<ULID>
    /// What was told last of what the store can't do.
    private var toldError: ConversationStoreError?

    init(_ model: ChatViewModel, _ console: ChatConsole, first: String?) {
        self.model = model
        self.console = console
        report = CallReport(console.notices, first: first)
        screen = console.answerScreen
        earlier = Set(model.messages.map(\.id))
    }

    /// Asks and shows what comes.
    ///
    /// - Returns: How it failed; nil where it is complete or was stopped.
    /// - Throws: ``OutputError`` where the answer can't be shown; it is kept then. ``InputError`` where the task was
    ///   cancelled.
    mutating func run(_ ask: (ChatViewModel) -> Bool) async throws -> ExitCode? {
        let changes = model.changes()
        guard ask(model) else { return nil }
        console.editor.showsTyping(false)
        defer { console.editor.showsTyping(true) }
        listenForStop()
        defer { console.events.onInterrupt(nil) }
        do {
            for await change in changes {
                try show(change)
                if !model.isLoading { break }
            }
            try await end()
        } catch {
            await stop()
            throw error
        }
        return conclude()
    }

    /// Lets Ctrl-C stop the answer; a second one, where that takes its time, ends the program.
    private func listenForStop() {
        guard console.editor.isInteractive else { return }
        let isStopped = Atomic(false)
        console.events.onInterrupt { [model] in
            guard !isStopped.exchange(true, ordering: .relaxed) else { return false }
            Task { @MainActor in model.stop() }
            return true
        }
    }

    private mutating func show(_ change: ChatViewModel.Change) throws(OutputError) {
        switch change {
        case .status: tell(model.status)
        case .message, .messages: try showAnswer()
        case .storeError: tellStoreError()
        case .conversation, .input: return
        }
    }

    private func tell(_ status: ChatViewModel.Status) {
        switch status {
        case .waiting where screen.isEmpty: report.wait()
        case .retrying(let attempt, let count, let delay, let error):
            report.show(.retrying(attempt: attempt, of: count, after: delay, because: error))
        case .switched(let route, let error): report.show(.switched(to: route, because: error))
        case .idle, .waiting, .streaming, .stopping, .failed: return
        }
    }

    private mutating func showAnswer() throws(OutputError) {
        guard let answer, !answer.text.isEmpty || !answer.reasoning.isEmpty else { return }
        if screen.isEmpty { report.show(.text("")) }
        try screen.show(text: answer.text, reasoning: answer.reasoning)
    }

    private mutating func tellStoreError() {
        guard let error = model.storeError else { return }
        model.storeError = nil
        guard error != toldError else { return }
        toldError = error
        report.clear()
        if case .noSuchConversation(let id) = error, let conversation = model.conversation, conversation.id != id {
            console.notices.insist("Another program has deleted the conversation; a new one begins with this question.")
        } else {
            console.notices.error("This is not kept. \(error)")
        }
    }

    /// Shows the rest. A task that was cancelled sees no changes, but what came until then.
    private mutating func end() async throws {
        if model.isLoading { await stop() }
        report.clear()
        try showAnswer()
        try screen.end()
        tellStoreError()
        if Task.isCancelled { throw InputError.cancelled }
    }

    private func stop() async {
        model.stop()
        await model.waitUntilIdle()
        report.clear()
    }

    private var answer: Message? {
        model.messages.last.flatMap { $0.role == .assistant && !earlier.contains($0.id) ? $0 : nil }
    }

    /// Says how it ended, where that is not plain to see.
    private func conclude() -> ExitCode? {
        let notices = console.notices
        guard let answer, let record = answer.answer else {
            notices.error("The question was not asked, since it could not be kept; --no-log asks without.")
            return .failure
        }
        switch answer.status {
        case .complete:
            if let age = AnswerRemarks.age(of: record) { notices.insist(age) }
            if let omission = record.omission { notices.notice(omission.sentence) }
            for remark in AnswerRemarks.remarks(on: answer) { notices.insist(remark) }
            return nil
        case .stopped:
            notices.notice("Stopped. What came is kept; /retry asks again.")
            return nil
        case .failed, .truncated, .streaming:
            guard let failure = record.failure else { return .failure }
            notices.error(failure.sentence + (console.editor.isInteractive ? " /retry asks again." : ""))
            return ExitCode(failure, of: answer)
        }
    }
}

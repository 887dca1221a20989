import LLM

extension ChatViewModel {
    /// Whether ``send()`` sends.
    public var canSend: Bool {
        !isLoading && !(attachments.isEmpty && inputText.allSatisfy(\.isWhitespace))
    }

    /// Whether ``retry()`` asks again: the last answer is not whole, or the last question has none.
    public var canRetry: Bool {
        guard !isLoading, let last = messages.last else { return false }
        return switch last.status {
        case .complete: last.role == .user
        case .stopped, .truncated, .failed: true
        case .streaming: false
        }
    }

    /// Sends what is typed and attached, and clears both. Refused while there is nothing to send, or an answer comes.
    ///
    /// Where the question can't be kept it is not sent, ``storeError`` says why, and the text is back. Where another program
    /// has deleted the conversation, ``storeError`` is ``ConversationStoreError/noSuchConversation(_:)``, and the question
    /// begins a new one.
    ///
    /// - Returns: Whether it is sent.
    @discardableResult
    public func send() -> Bool {
        guard canSend else { return false }
        let body = ChatMessage.user(inputText, attachments)
        inputText = ""
        attachments = []
        newDraft = ""
        start(.question(body, in: conversation?.id), path: messages)
        return true
    }

    /// Waits until the question that was asked last is in the store.
    ///
    /// - Throws: Why it is not, as ``storeError`` says it; then it was not sent.
    public func waitUntilAsked() async throws(ConversationStoreError) {
        guard let run = current, run.question == nil else { return }
        for await _ in changes() where run.question != nil || run.failure != nil || current !== run { break }
        if let failure = run.failure { throw failure }
    }

    /// Stops the answer; what has come of it is kept.
    public func stop() {
        guard let current, current.status != .stopping else { return }
        current.task?.cancel()
        set(.stopping, of: current)
    }

    /// Asks once more for an answer that is not whole. It stands beside the first, which is kept.
    ///
    /// - Returns: Whether it is asked; see ``canRetry``.
    @discardableResult
    public func retry() -> Bool {
        guard canRetry, let last = messages.last else { return false }
        guard last.role != .user else { return answer(again: last.id) }
        return last.parent.map(answer(again:)) ?? false
    }

    /// Asks for another answer in the place of one on show, which is kept beside it. What followed that one is off show.
    ///
    /// - Parameter id: The answer; by default the last message.
    /// - Returns: Whether it is asked: not while an answer comes, and not where there is none on show.
    @discardableResult
    public func regenerate(_ id: ULID? = nil) -> Bool {
        let answer = messages.last { id == nil || $0.id == id }
        guard !isLoading, let answer, answer.role == .assistant, let question = answer.parent else { return false }
        return self.answer(again: question)
    }

    /// Asks a question on show in other words. The first version is kept beside it, with all that followed.
    ///
    /// - Parameters:
    ///   - id: The question.
    ///   - text: The new words; what was attached stays.
    /// - Returns: Whether it is asked: not while an answer comes, not without words, and only for a question on show.
    @discardableResult
    public func edit(_ id: ULID, to text: String) -> Bool {
        guard !isLoading, !text.allSatisfy(\.isWhitespace) else { return false }
        guard let index = messages.lastIndex(where: { $0.id == id && $0.role == .user }) else { return false }
        let path = Array(messages[..<index])
        start(.question(messages[index].saying(text), in: conversation?.id), path: path)
        return true
    }

    private func answer(again question: ULID) -> Bool {
        guard let index = messages.lastIndex(where: { $0.id == question }) else { return false }
        start(.again(messages[index]), path: Array(messages[..<index]))
        return true
    }

    private func start(_ subject: Sending.Subject, path: [Message]) {
        let run = AnswerRun(subject, path: path, previous: messages)
        current = run
        if let id = run.conversation { running[id] = run }
        if messages.count != run.asked.count { show(run.asked) }
        set(.waiting, of: run)
        let sending = sending(subject, path: path)
        let relay = AnswerRelay(clock: clock) { [weak self] delivery in self?.take(delivery, of: run) }
        let task = Task { [weak self] in
            do throws(ConversationStoreError) {
                let outcome = try await sending.run { step in await relay.take(step) }
                relay.close()
                self?.finish(run, outcome)
            } catch {
                self?.giveUp(run, error)
            }
        }
        run.task = task
        hold(task)
    }

    private func sending(_ subject: Sending.Subject, path: [Message]) -> Sending {
        var template = options
        template.model = model ?? options.model
        return Sending(
            store: store,
            turn: ChatTurn(store: store, responder: responder, price: price, clock: clock),
            subject: subject,
            path: path,
            system: system,
            template: template,
            window: contextWindow,
            endpoint: endpoint
        )
    }
}

extension ChatMessage {
    /// A question with what is attached to it.
    fileprivate static func user(_ text: String, _ attachments: [ContentPart]) -> ChatMessage {
        guard !attachments.isEmpty else { return .user(text) }
        return .user((text.isEmpty ? [] : [.text(text)]) + attachments)
    }
}

extension Message {
    /// The same question in other words.
    fileprivate func saying(_ words: String) -> ChatMessage {
        var message = body
        message.content = attachments.isEmpty ? .text(words) : .parts([.text(words)] + attachments)
        return message
    }
}

import LLM

extension ChatViewModel {
    /// Takes what happens to an answer, wherever its conversation is.
    func take(_ delivery: AnswerRelay.Delivery, of run: AnswerRun) {
        switch delivery {
        case .pieces(let pieces):
            change(run) { $0.append(pieces) }
            set(.streaming, of: run)
        case .step(.asked(let question, let conversation)): noteQuestion(question, conversation, of: run)
        case .step(.answer(.began(let message))): noteAnswer(message, of: run)
        case .step(.answer(.received(let event))):
            if case .restarted = event { change(run) { $0.restart() } }
            if let status = Status(event) { set(status, of: run) }
        case .step(.answer(.shortened(let omission))): change(run) { $0.answer?.leaveOut(omission) }
        case .step(.answer(.unkept(let error))):
            run.isUnkept = true
            report(error)
        }
    }

    /// Ends an answer as it is kept.
    func finish(_ run: AnswerRun, _ outcome: ChatTurn.Outcome) {
        if let index = index(of: run) {
            messages[index] = outcome.message
            tell(.message(outcome.message.id))
        }
        if outcome.storeError != nil { unkept[outcome.message.conversation] = outcome.message }
        if run.isUnkept || outcome.storeError != nil { report(outcome.storeError) }
        end(run, Status(after: outcome.message))
    }

    /// Ends what could not be asked, since the question could not be kept: all is as before, and its text to be sent again.
    func giveUp(_ run: AnswerRun, _ error: ConversationStoreError) {
        if current === run { show(run.previous) }
        if case .question(let body, _) = run.subject { giveBack(body, of: run) }
        report(error)
        run.failure = error
        end(run, Status(after: run.previous.last))
    }

    /// Shows other messages. The text of an answer on its way goes with its message.
    func show(_ path: [Message]) {
        hideCurrent()
        messages = path
        revealCurrent()
        tell(.messages)
    }

    /// Takes the text of the answer on its way out of the messages, which are about to be others.
    func hideCurrent() {
        if let current, let index = index(of: current) { current.hidden = messages[index] }
    }

    /// Puts the answer on its way among the messages, if they are those before it.
    func revealCurrent() {
        guard let current, let hidden = current.hidden else { return }
        if let index = messages.lastIndex(where: { $0.id == hidden.id }) {
            messages[index] = hidden
        } else if messages.last?.id == hidden.parent {
            messages.append(hidden)
        } else {
            return
        }
        current.hidden = nil
    }

    func set(_ status: Status, of run: AnswerRun) {
        guard run.status != .stopping else { return }
        run.status = status
        if current === run { set(status) }
    }

    func set(_ status: Status) {
        guard status != self.status else { return }
        self.status = status
        tell(.status)
    }

    func report(_ error: ConversationStoreError?) {
        storeError = error
        tell(.storeError)
    }

    private func noteQuestion(_ question: Message, _ conversation: Conversation, of run: AnswerRun) {
        let gone = run.conversation.flatMap { $0 == conversation.id ? nil : $0 }
        if let gone, running[gone] === run { running[gone] = nil }
        run.question = question
        run.conversation = conversation.id
        running[conversation.id] = run
        guard current === run else { return }
        if let gone {
            children = [:]
            report(.noSuchConversation(gone))
        }
        children[question.parent, default: []].append(question.id)
        self.conversation = conversation
        kept = conversation
        // What was typed or set while the question was on its way to the store.
        keepDraft()
        keepModel()
        keepSystem()
        tell(.conversation)
        show(run.asked)
    }

    private func noteAnswer(_ message: Message, of run: AnswerRun) {
        run.answer = message.id
        run.hidden = message
        guard current === run else { return }
        children[message.parent, default: []].append(message.id)
        conversation?.tip = message.id
        revealCurrent()
        tell(.messages)
    }

    private func change(_ run: AnswerRun, _ change: (inout Message) -> Void) {
        if var hidden = run.hidden.take() {
            change(&hidden)
            run.hidden = hidden
        } else if let index = index(of: run) {
            change(&messages[index])
            tell(.message(messages[index].id))
        }
    }

    /// Where the answer stands among the messages on show.
    private func index(of run: AnswerRun) -> Int? {
        run.hidden == nil ? messages.lastIndex { $0.id == run.answer } : nil
    }

    private func end(_ run: AnswerRun, _ status: Status) {
        letGo(run.task)
        if let id = run.conversation, running[id] === run { running[id] = nil }
        guard current === run else { return }
        current = nil
        self.status = status
        tell(.status)
    }

    /// Puts a question that was not sent where it can be sent again.
    private func giveBack(_ body: ChatMessage, of run: AnswerRun) {
        guard let content = body.content else { return }
        guard current === run else { return keepDraft(content.text, of: run.conversation) }
        inputText = [content.text, inputText].filter { !$0.isEmpty }.joined(separator: "\n\n")
        attachments = content.parts.filter { $0.text == nil } + attachments
        tell(.input)
    }
}

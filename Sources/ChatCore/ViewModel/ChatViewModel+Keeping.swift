import LLM
import WebAPI

extension ChatViewModel {
    /// Gives the conversation on show another name. Where that can't be kept, ``storeError`` says why, and it has the name
    /// that it had; so it is with its pin, its model and its system prompt.
    public func rename(to title: String) {
        keep(title, as: \.title) { store, id throws(ConversationStoreError) in try await store.rename(id, to: title) }
    }

    /// Keeps what is typed at once. It returns when all that was typed and set is in the store; an app calls it when it goes
    /// to the background, where it may be ended.
    public func keep() async {
        keepDraft()
        await writes?.value
    }

    /// Puts the conversation on show before others in a list, or back among them.
    public func setPinned(_ isPinned: Bool) {
        keep(isPinned, as: \.isPinned) { store, id throws(ConversationStoreError) in
            try await store.setPinned(isPinned, of: id)
        }
    }

    /// Tries once more to keep the answer of a conversation that could not be kept. Its reader was told of that before.
    func keepAnswer(of id: ULID) async {
        guard let answer = unkept[id], running[id] == nil else { return }
        var journal = await AnswerJournal(store: store, unkept: answer)
        let message = await journal.finish(answer)
        guard unkept[id] == answer else { return }
        switch journal.finalError {
        case nil, .noSuchConversation, .noSuchMessage: unkept[id] = nil
        default: unkept[id] = message
        }
    }

    /// Keeps what is typed, once that has stood for a moment.
    func keepDraftSoon() {
        guard let conversation, conversation.draft != inputText, draftTimer == nil else { return }
        draftTimer = Task { [weak self, clock] in
            do { try await clock.pause(for: .milliseconds(500)) } catch { return }
            self?.keepDraft()
        }
    }

    func keepDraft() {
        draftTimer?.cancel()
        draftTimer = nil
        let draft = inputText
        // What the store still has where it can't be kept is not what another program has typed.
        keep(draft, as: \.draft, isTold: false) { store, id throws(ConversationStoreError) in
            try await store.setDraft(draft, of: id)
        }
    }

    /// Keeps a text with a conversation that is not on show; `nil` for one that has not begun.
    func keepDraft(_ draft: String, of conversation: ULID?) {
        guard let conversation else { return newDraft = draft }
        write(of: conversation) { store, id throws(ConversationStoreError) in
            try await store.setDraft(draft, of: id)
        } then: { _, _ in
        }
    }

    func keepModel() {
        keep(model, as: \.model) { [model] store, id throws(ConversationStoreError) in
            try await store.setModel(model, of: id)
        } orElse: {
            $0.model = $0.conversation?.model
        }
    }

    func keepSystem() {
        keep(system, as: \.system) { [system] store, id throws(ConversationStoreError) in
            try await store.setSystem(system, of: id)
        } orElse: {
            $0.system = $0.conversation?.system
        }
    }

    /// Gives the conversation on show a value, and keeps it. Where that fails, and nothing else was set since, the
    /// conversation has again what is kept.
    private func keep<Value: Sendable & Equatable>(
        _ value: Value,
        as field: any WritableKeyPath<Conversation, Value> & Sendable,
        isTold: Bool = true,
        _ body: @escaping @Sendable (ConversationStore, ULID) async throws(ConversationStoreError) -> Void,
        orElse undo: @escaping @MainActor (ChatViewModel) -> Void = { _ in }
    ) {
        guard let conversation, conversation[keyPath: field] != value else { return }
        self.conversation?[keyPath: field] = value
        if isTold { tell(.conversation) }
        write(of: conversation.id, body) { model, isKept in
            guard let kept = model.kept, kept.id == conversation.id else { return }
            if isKept { model.kept?[keyPath: field] = value }
            guard !isKept, model.conversation?.id == kept.id, model.conversation?[keyPath: field] == value else {
                return
            }
            model.conversation?[keyPath: field] = kept[keyPath: field]
            undo(model)
            if isTold { model.tell(.conversation) }
        }
    }

    /// Writes something of a conversation, after what is being written.
    private func write(
        of id: ULID,
        _ body: @escaping @Sendable (ConversationStore, ULID) async throws(ConversationStoreError) -> Void,
        then end: @escaping @MainActor (ChatViewModel, _ isKept: Bool) -> Void
    ) {
        let previous = writes
        writes = Task { [weak self, store] in
            await previous?.value
            do throws(ConversationStoreError) {
                try await body(store, id)
                if let self { end(self, true) }
            } catch {
                guard let self else { return }
                end(self, false)
                report(error)
            }
        }
    }
}

import LLM
import WebAPI

extension ChatViewModel {
    /// Gives the conversation on show another name.
    public func rename(to title: String) {
        guard conversation != nil else { return }
        conversation?.title = title
        tell(.conversation)
        write { store, id throws(ConversationStoreError) in try await store.rename(id, to: title) }
    }

    /// Keeps what is typed at once. It returns when all that was typed and set is in the store; an app calls it when it goes
    /// to the background, where it may be ended.
    public func keep() async {
        keepDraft()
        await writes?.value
    }

    /// Puts the conversation on show before others in a list, or back among them.
    public func setPinned(_ isPinned: Bool) {
        guard let conversation, conversation.isPinned != isPinned else { return }
        self.conversation?.isPinned = isPinned
        tell(.conversation)
        write { store, id throws(ConversationStoreError) in try await store.setPinned(isPinned, of: id) }
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
        guard let conversation, conversation.draft != draft else { return }
        self.conversation?.draft = draft
        write { store, id throws(ConversationStoreError) in
            try await store.setDraft(draft, of: id)
        } orElse: { model in
            // What the store still has is not what another program has typed.
            guard model.conversation?.id == conversation.id, model.conversation?.draft == draft else { return }
            model.conversation?.draft = conversation.draft
        }
    }

    /// Keeps a text with a conversation that is not on show; `nil` for one that has not begun.
    func keepDraft(_ draft: String, of conversation: ULID?) {
        guard let conversation else { return newDraft = draft }
        write(of: conversation) { store, id throws(ConversationStoreError) in try await store.setDraft(draft, of: id) }
    }

    func keepModel() {
        guard let conversation, conversation.model != model else { return }
        let model = model
        self.conversation?.model = model
        tell(.conversation)
        write { store, id throws(ConversationStoreError) in try await store.setModel(model, of: id) }
    }

    func keepSystem() {
        guard let conversation, conversation.system != system else { return }
        let system = system
        self.conversation?.system = system
        tell(.conversation)
        write { store, id throws(ConversationStoreError) in try await store.setSystem(system, of: id) }
    }

    /// Writes something of a conversation, that on show by default, after what is being written.
    private func write(
        of id: ULID? = nil,
        _ body: @escaping @Sendable (ConversationStore, ULID) async throws(ConversationStoreError) -> Void,
        orElse undo: @escaping @MainActor (ChatViewModel) -> Void = { _ in }
    ) {
        guard let id = id ?? conversation?.id else { return }
        let previous = writes
        writes = Task { [weak self, store] in
            await previous?.value
            do throws(ConversationStoreError) {
                try await body(store, id)
            } catch {
                guard let self else { return }
                undo(self)
                report(error)
            }
        }
    }
}

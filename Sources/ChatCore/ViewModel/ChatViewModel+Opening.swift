import LLM

extension ChatViewModel {
    /// Shows a conversation. What is typed for the one before is kept with that, and an answer to it goes on.
    ///
    /// Where it can't be read ``storeError`` says why, and what was on show stays. Of several calls the last one counts.
    public func open(_ id: ULID) async {
        keepDraft()
        await writes?.value
        await load(id) { _ in }
    }

    /// Shows an empty conversation, which begins with the next question.
    public func newConversation() {
        generation += 1
        leave()
        hideCurrent()
        conversation = nil
        kept = nil
        current = nil
        children = [:]
        (model, system) = defaults
        show([])
        inputText = newDraft
        attachments = []
        tell(.conversation)
        tell(.input)
        set(.idle)
    }

    /// Stops answers in conversations that are about to be deleted, and takes them off show. It returns when nothing is
    /// written to them any more.
    public func close(_ ids: [ULID]) async {
        let runs = ids.compactMap { running[$0] }
        for run in runs { run.task?.cancel() }
        for run in runs { await run.task?.value }
        if let conversation, ids.contains(conversation.id) { newConversation() }
        await writes?.value
    }

    /// The messages that stand in the same place as this one, itself among them, oldest first: the answers to one question,
    /// or the versions of one.
    public func siblings(of message: Message) -> [ULID] {
        let siblings = children[message.parent] ?? []
        return siblings.isEmpty ? [message.id] : siblings
    }

    /// Shows another branch of the conversation: the one of a message, down to what was said last in it.
    public func select(_ id: ULID) async {
        guard let conversation else { return }
        keepDraft()
        await writes?.value
        await load(conversation.id) { store throws(ConversationStoreError) in try await store.select(tip: id) }
    }

    /// Takes the last question and what followed off show, and puts its text where it was typed. Nothing is erased: it is a
    /// branch. Refused while an answer comes.
    public func undo() async {
        guard !isLoading, let conversation, let index = messages.lastIndex(where: { $0.role == .user }) else { return }
        let question = messages[index]
        generation += 1
        let generation = generation
        do throws(ConversationStoreError) {
            try await store.rewind(conversation.id, to: question.parent)
        } catch {
            return report(error)
        }
        guard generation == self.generation, !isLoading else { return }
        show(Array(messages[..<index]))
        inputText = question.words
        attachments = question.attachments
        tell(.input)
        set(Status(after: messages.last))
    }

    /// Reads a conversation and shows it, unless something else has been opened meanwhile.
    private func load(
        _ id: ULID,
        after change: (ConversationStore) async throws(ConversationStoreError) -> Void
    ) async {
        generation += 1
        let generation = generation
        await keepAnswer(of: id)
        do throws(ConversationStoreError) {
            try await change(store)
            var isStale: Bool
            repeat {
                let (run, written) = (running[id], writes)
                let messages = try await store.messages(in: id)
                let children = try await store.tree(of: id)
                guard let conversation = try await store.conversation(id) else { throw .noSuchConversation(id) }
                guard generation == self.generation else { return }
                // An answer that has ended meanwhile may have been read as it was before, and so may what was set.
                isStale = run !== running[id] || written != writes
                if isStale { await writes?.value } else { show(conversation, messages, children) }
            } while isStale
        } catch {
            if generation == self.generation { report(error) }
        }
    }

    private func show(_ conversation: Conversation, _ messages: [Message], _ children: [ULID?: [ULID]]) {
        let previous = self.conversation
        let isAnother = conversation.id != previous?.id
        if isAnother { leave() }
        self.conversation = conversation
        kept = conversation
        self.children = children
        if isAnother {
            hideCurrent()
            current = running[conversation.id]
            (model, system) = (conversation.model, conversation.system)
            inputText = conversation.draft
            attachments = []
            tell(.conversation)
            tell(.input)
        } else if let previous {
            takeChanges(since: previous)
        }
        let path = path(of: messages)
        show(path)
        set(current?.status ?? Status(after: path.last))
    }

    /// The messages as they were read, with the answer among them that could not be kept.
    private func path(of messages: [Message]) -> [Message] {
        guard let conversation, let answer = unkept[conversation.id] else { return messages }
        if let index = messages.lastIndex(where: { $0.id == answer.id }) {
            return Array(messages[..<index]) + [answer] + messages[(index + 1)...]
        }
        guard let last = messages.last, last.id == answer.parent else { return messages }
        if children[last.id]?.contains(answer.id) != true { children[last.id, default: []].append(answer.id) }
        return messages + [answer]
    }

    /// Takes what another program has changed of the conversation on show.
    private func takeChanges(since previous: Conversation) {
        guard let conversation, conversation != previous else { return }
        if conversation.model != previous.model { model = conversation.model }
        if conversation.system != previous.system { system = conversation.system }
        if conversation.draft != previous.draft, inputText == previous.draft {
            inputText = conversation.draft
            tell(.input)
        }
        tell(.conversation)
    }

    private func leave() {
        if conversation == nil { newDraft = inputText }
        keepDraft()
    }
}

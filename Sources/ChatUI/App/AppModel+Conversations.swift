public import ChatCore

extension AppModel {
    /// Shows an empty conversation.
    public func newConversation() {
        selection = nil
        if chat.conversation != nil { chat.newConversation() }
        resetPrompt()
        findPartner()
        isChatInFront = true
    }

    /// Notes that the conversation on show is another, such as one that has just begun. What was chosen meanwhile stays.
    ///
    /// It is remembered at once: a Mac tells no app in time that it is being quit.
    public func follow() async {
        if pendingCount == 0, let id = chat.conversation?.id, selection?.conversation != id {
            selection = .conversation(id)
        }
        remember()
        await list.reload()
    }

    /// Gives a conversation another name; an empty one changes nothing.
    public func rename(_ id: ULID, to title: String) async {
        let title = title.trimmed
        guard !title.isEmpty else { return }
        if chat.conversation?.id == id {
            chat.rename(to: title)
            await chat.keep()
            await list.reload()
        } else {
            await list.rename(id, to: title)
        }
    }

    /// Deletes a conversation, and offers to bring it back.
    public func delete(_ id: ULID) async {
        await chat.close([id])
        if selection?.conversation == id { selection = nil }
        await list.delete([id])
        offersUndo = list.canUndoDelete
    }

    /// Deletes the conversation on show.
    public func deleteShown() async {
        if let id = chat.conversation?.id { await delete(id) }
    }

    /// Chooses the conversation so many rows further down the list, or further up; it stops at the ends.
    public func step(by rows: Int) {
        let ids = list.conversations.map(\.id)
        guard let last = ids.indices.last else { return }
        let index = ids.firstIndex { $0 == selection?.conversation }
        selection = .conversation(ids[index.map { min(max(0, $0 + rows), last) } ?? 0])
    }

    /// Brings back what was deleted last.
    public func undoDelete() async {
        offersUndo = false
        await list.undoDelete()
    }

    /// The conversation on show, to be shared; nil where nothing has been said in it, and while an answer comes.
    public var shared: SharedConversation? {
        // Asked for first: a toolbar that looked at the messages would be drawn anew with every piece of an answer.
        guard !chat.isLoading, let conversation = chat.conversation, !chat.messages.isEmpty else { return nil }
        return SharedConversation(Transcript(conversation, chat.messages))
    }

    func showSelection() {
        guard let selection else { return }
        isChatInFront = true
        let isShown = chat.conversation?.id == selection.conversation
        if case .conversation = selection, isShown { return }
        let previous = opening
        pendingCount += 1
        opening = Task { [weak self] in
            await previous?.value
            await self?.show(selection)
            self?.pendingCount -= 1
        }
    }

    private func show(_ item: SidebarItem) async {
        guard selection == item else { return }
        if chat.conversation?.id != item.conversation {
            isModelChosen = false
            await chat.open(item.conversation)
        }
        if case .hit(let message, _) = item {
            if !chat.messages.contains(where: { $0.id == message }) { await chat.select(message) }
            target = message
        }
        findPartner()
    }
}

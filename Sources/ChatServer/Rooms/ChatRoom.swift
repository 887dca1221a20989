import ChatCore
import JSONCoding

/// A conversation that pages have open: its view model, and what its readers are told of it.
@MainActor
final class ChatRoom {
    /// How many messages a reader gets at once, and how far from the end a change is told as one.
    nonisolated static let pageSize = 100

    /// The conversation's. It changes where another program deletes the conversation while a question is on its way, since
    /// that begins a new one.
    private(set) var id: ULID
    let model: ChatViewModel
    private(set) var log: EventLog
    /// Whether the conversation was deleted.
    private(set) var isGone = false
    /// Called when readers have something to read.
    private let onEvent: () -> Void
    /// Called when something changes that a list of conversations shows.
    private let onListChange: () -> Void
    /// Called when it has another conversation than before.
    private let onMove: (ULID, ULID) -> Void

    private var shown: [ShownMessage] = []
    private var growing: [ULID: GrowingAnswer] = [:]
    private var status: JSONValue = .null
    private var conversation: JSONValue = .null
    private var isLoading = false
    private var watch: Task<Void, Never>?

    /// Watches over a view model that has a conversation on show.
    ///
    /// - Parameter epoch: What tells this room from one of the same conversation before it.
    init(
        _ id: ULID,
        _ model: ChatViewModel,
        epoch: String,
        onEvent: @escaping () -> Void,
        onListChange: @escaping () -> Void,
        onMove: @escaping (ULID, ULID) -> Void
    ) {
        self.id = id
        self.model = model
        self.onEvent = onEvent
        self.onListChange = onListChange
        self.onMove = onMove
        log = EventLog(epoch: epoch)
        refresh()
        log.forget()
        watch = Task { [weak self, changes = model.changes()] in
            for await change in changes { self?.take(change) }
        }
    }

    deinit { watch?.cancel() }

    /// Ends the room: what happens to its view model from now on, nobody is told.
    ///
    /// - Parameter isGone: Whether the conversation is gone, which is what its readers are told.
    func end(isGone: Bool) {
        watch?.cancel()
        watch = nil
        self.isGone = isGone
    }

    /// Tells the readers of something that went wrong.
    func tell(trouble sentence: String) {
        tell(.trouble(sentence))
    }

    /// Everything as it is now, with so many of the last messages.
    func snapshot(last count: Int = pageSize) -> JSONValue {
        refresh()
        let first = max(0, shown.count - max(0, count))
        return [
            "version": .string(log.version.description),
            "conversation": conversation,
            "count": .number(.init(shown.count)),
            "first": .number(.init(first)),
            "messages": .array(views(first..<shown.count)),
            "status": status,
        ]
    }

    /// Messages before one of the path on show.
    func messages(before end: Int, limit: Int) -> JSONValue {
        refresh()
        let end = min(max(0, end), shown.count)
        let first = max(0, end - limit)
        return ["first": .number(.init(first)), "messages": .array(views(first..<end))]
    }

    // MARK: - Telling

    private func tell(_ event: RoomEvent) {
        log.append(event)
        onEvent()
    }

    private func take(_ change: ChatViewModel.Change) {
        switch change {
        case .messages: refreshPath()
        case .message(let id): refreshMessage(id)
        case .status: refreshStatus()
        case .conversation, .input: refreshConversation()
        case .storeError:
            guard let error = model.storeError else { return }
            model.storeError = nil
            tell(.trouble(error.description))
        }
    }

    /// Tells what has changed and was not told yet.
    private func refresh() {
        refreshConversation()
        refreshPath()
        refreshStatus()
    }

    private func refreshStatus() {
        // Who is told that an answer has ended has been told the answer.
        if isLoading, !model.isLoading { refreshPath() }
        let now = JSONValue(status: model.status, isLoading: model.isLoading)
        guard now != status else { return }
        status = now
        tell(.status(now))
        guard model.isLoading != isLoading else { return }
        isLoading = model.isLoading
        onListChange()
    }

    /// Tells what has changed beside the messages: settings, and what is typed.
    func refreshConversation() {
        guard let kept = model.conversation else { return }
        let now = JSONValue(open: kept, draft: model.inputText, endpoint: model.endpoint)
        guard now != conversation else { return }
        let isListed = !conversation.isNull && ["title", "isPinned"].contains { now[$0] != conversation[$0] }
        conversation = now
        tell(.conversation(now))
        if isListed { onListChange() }
        guard kept.id != id else { return }
        onMove(id, kept.id)
        id = kept.id
        log.forget()
    }

    private func refreshPath() {
        let messages = model.messages
        let now = messages.map { ShownMessage($0, siblings: model.siblings(of: $0).count) }
        let kept = zip(shown, now).prefix { !$0.isElsewhere(than: $1) }.count
        let isChanged = kept < max(shown.count, now.count)
        let changed = (0..<kept).filter { shown[$0] != now[$0] || growing[now[$0].id] != nil }
        shown = now
        for message in messages[kept...] { show(message) }
        if max(shown.count, kept) - kept > Self.pageSize || changed.count > Self.pageSize {
            for index in changed { show(messages[index]) }
            return forget()
        }
        for index in changed { update(messages[index], at: index) }
        if isChanged { tell(.path(keep: kept, views(kept..<now.count))) }
        let ids = Set(growing.isEmpty ? [] : now.map(\.id))
        growing = growing.filter { ids.contains($0.key) }
    }

    private func forget() {
        log.forget()
        onEvent()
    }

    private func refreshMessage(_ id: ULID) {
        guard let index = shown.lastIndex(where: { $0.id == id }), model.messages.indices.contains(index),
            model.messages[index].id == id
        else { return refreshPath() }
        let message = model.messages[index]
        let now = ShownMessage(message, siblings: shown[index].siblings)
        guard now != shown[index] || message.status == .streaming else { return }
        shown[index] = now
        update(message, at: index)
    }

    private func update(_ message: Message, at index: Int) {
        if message.status == .streaming, var answer = growing.removeValue(forKey: message.id),
            let growth = answer.grow(to: message)
        {
            growing[message.id] = answer
            if !growth.isEmpty { tell(.growth(growth, of: message.id)) }
        } else {
            show(message)
            tell(.message(message.id, view(message, at: index)))
        }
    }

    /// Shows a message anew, from its beginning.
    private func show(_ message: Message) {
        growing[message.id] = message.status == .streaming ? GrowingAnswer(message) : nil
    }

    // MARK: - Views

    private func views(_ range: Range<Int>) -> [JSONValue] {
        range.map { view(model.messages[$0], at: $0) }
    }

    private func view(_ message: Message, at index: Int) -> JSONValue {
        JSONValue(
            message: message,
            index: index,
            siblings: model.siblings(of: message),
            growing: growing[message.id]
        )
    }
}

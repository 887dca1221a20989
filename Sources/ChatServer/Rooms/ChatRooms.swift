import ChatCore
import JSONCoding
import LLM
import WebAPI

/// The conversations that pages have open, and what is done to those that they have not.
///
/// Each conversation has one view model, however many pages show it.
@MainActor
final class ChatRooms {
    /// How many rooms stay open that nobody is in.
    nonisolated static let maximumIdleCount = 16

    nonisolated let store: ConversationStore
    nonisolated let partner: ChatPartner
    nonisolated private let settings: PageSettings
    nonisolated let clock: any Clock<Duration>
    private var random: RandomSource

    private var rooms: [ULID: ChatRoom] = [:]
    /// When each room was last asked for, in order.
    private var uses: [ULID: Int] = [:]
    private var useCount = 0
    /// Who was chosen to answer in a conversation.
    private var partners: [ULID: ChatPartner] = [:]
    /// The view models whose first question is not kept yet.
    private var beginning: [ChatViewModel] = []
    private var readers: [Reader] = []
    /// What looks for changes by other programs, while somebody reads.
    var watch: Task<Void, Never>?
    private lazy var list = ConversationListModel(store: store, pageSize: 1)
    /// The models that may be chosen.
    private(set) lazy var models = ModelList(partner, clock: clock)
    /// Grows as the list of conversations changes.
    private(set) var listNumber = 0
    private(set) var isClosed = false

    private struct Reader {
        weak var reader: RoomReader?
    }

    /// Makes rooms over a store.
    ///
    /// - Parameters:
    ///   - partner: Who answers, unless another is chosen in a conversation.
    ///   - clock: What the pace of pieces goes by.
    ///   - random: What tells the versions of one room from those of another.
    nonisolated init(
        store: ConversationStore,
        partner: ChatPartner,
        settings: PageSettings,
        clock: any Clock<Duration> = ContinuousClock(),
        random: RandomSource = .system
    ) {
        self.store = store
        self.partner = partner
        self.settings = settings
        self.clock = clock
        self.random = random
    }

    /// Whether there is somebody who reads.
    var isRead: Bool { readers.contains { $0.reader != nil } }

    /// The conversations that somebody reads.
    var readIDs: [ULID] { Set(readers.compactMap { $0.reader?.room?.id }).sorted() }

    /// How many conversations are open.
    var openCount: Int { rooms.count }

    /// Whether an answer to a conversation is on its way.
    func isAnswering(_ id: ULID) -> Bool { rooms[id]?.model.isLoading == true }

    /// The room of a conversation.
    ///
    /// - Parameter isReread: Whether what another program has changed is taken, unless an answer is on its way.
    func room(_ id: ULID, isReread: Bool = true) async throws(Refusal) -> ChatRoom {
        try refuseWhenClosed()
        if !isReread, let room = rooms[id] { return use(room) }
        guard try await exists(id) else {
            // Its question is perhaps on its way, and then begins another conversation.
            if !isAnswering(id) { forget(id, isGone: true) }
            throw .noSuchConversation
        }
        let known = rooms[id]
        let model = known?.model ?? makeModel()
        if !model.isLoading { await model.open(id) }
        // Somebody may have opened it meanwhile.
        if let room = rooms[id] { return use(room) }
        guard model.conversation?.id == id else { throw Refusal(model.storeError ?? .noSuchConversation(id)) }
        try refuseWhenClosed()
        return use(enter(id, model))
    }

    /// Begins a conversation with a question, and returns it once the question is kept.
    func begin(_ question: PageQuestion, model name: String?, system: String?) async throws(Refusal) -> ULID {
        try refuseWhenClosed()
        let model = makeModel()
        let chosen = try await partner(named: name)
        if let chosen { model.take(chosen) }
        if let system { model.system = system }
        model.inputText = question.text
        model.attachments = question.attachments
        let changes = model.changes()
        guard model.send() else { throw .nothingToSend }
        beginning.append(model)
        defer { beginning.removeAll { $0 === model } }
        if model.conversation == nil {
            for await _ in changes where model.conversation != nil || !model.isLoading { break }
        }
        guard let id = model.conversation?.id else {
            throw model.storeError.map(Refusal.init) ?? Refusal(503, "The question was not kept. Ask again.")
        }
        partners[id] = chosen ?? partner
        use(enter(id, model))
        noteListChange()
        return id
    }

    /// Lets another model answer in a conversation from now on; `nil` for whoever answers by default.
    func setModel(_ name: String?, in room: ChatRoom) async throws(Refusal) {
        let chosen = try await partner(named: name) ?? partner
        partners[room.id] = chosen
        room.model.take(chosen)
    }

    /// Lets whoever is to answer in a room do so: who was chosen there, else the conversation's own model where this
    /// endpoint gave the last answer, else whoever answers by default.
    func choosePartner(in room: ChatRoom) async {
        let model = room.model
        guard partners[room.id] == nil else { return }
        var chosen = partner
        let last = model.messages.last { $0.answer?.endpoint != nil }?.answer?.endpoint
        if let name = model.model, name != partner.model, last == nil || last == partner.endpoint {
            do {
                chosen = try await partner.other(name.rawValue)
            } catch {
                room.tell(trouble: "\(error)")
            }
        }
        guard partners[room.id] == nil, !model.isLoading else { return }
        partners[room.id] = chosen
        model.take(chosen)
    }

    /// Gives a conversation another name.
    func rename(_ id: ULID, to title: String) async throws(Refusal) {
        try await changeList { await $0.rename(id, to: title) }
        rooms[id]?.model.rename(to: title)
    }

    /// Puts a conversation before the others, or back among them.
    func setPinned(_ isPinned: Bool, of id: ULID) async throws(Refusal) {
        try await changeList { await $0.setPinned(isPinned, of: id) }
        rooms[id]?.model.setPinned(isPinned)
    }

    /// Deletes a conversation. What comes of an answer to it is deleted too.
    func delete(_ id: ULID) async throws(Refusal) {
        guard try await exists(id) else { throw .noSuchConversation }
        let room = rooms.removeValue(forKey: id)
        room?.end(isGone: false)
        await room?.model.close([id])
        do throws(Refusal) {
            try await changeList { await $0.delete([id]) }
        } catch {
            end(room, isGone: false)
            throw error
        }
        partners[id] = nil
        end(room, isGone: true)
    }

    /// Brings back a conversation that was deleted, by default the last.
    func undoDelete(of id: ULID? = nil) async throws(Refusal) {
        guard id.map(list.canUndoDelete) ?? list.canUndoDelete else {
            throw Refusal(409, "There is no deleted conversation to bring back.")
        }
        try await changeList { await $0.undoDelete(of: id) }
    }

    /// Somebody who reads a room, or only that the list has changed.
    func reader(of room: ChatRoom?, after version: EventLog.Version?) -> RoomReader {
        let reader = RoomReader(room, in: self, after: version)
        readers.removeAll { $0.reader == nil }
        readers.append(Reader(reader: reader))
        if isClosed { reader.end() }
        watchStore()
        return reader
    }

    /// Stops all answers and lets all readers go. It returns when everything is kept.
    func close() async {
        isClosed = true
        watch?.cancel()
        let models = beginning + rooms.values.map(\.model)
        for model in models { model.stop() }
        for model in models { await model.close() }
        for reader in readers { reader.reader?.end() }
    }
}

extension ChatRooms {
    private func makeModel() -> ChatViewModel {
        let model = ChatViewModel(
            store: store,
            responder: partner.responder,
            model: partner.model,
            system: settings.system,
            clock: clock
        )
        model.endpoint = partner.endpoint
        model.contextWindow = partner.contextWindow
        model.options = settings.options
        model.price = settings.price
        return model
    }

    private func enter(_ id: ULID, _ model: ChatViewModel) -> ChatRoom {
        let room = ChatRoom(
            id,
            model,
            epoch: String(random.next(), radix: 36),
            onEvent: { [weak self] in self?.wakeReaders() },
            onListChange: { [weak self] in self?.noteListChange() },
            onMove: { [weak self] in self?.move($0, to: $1) }
        )
        rooms[id] = room
        return room
    }

    /// Finds a room by the conversation that it has now.
    private func move(_ id: ULID, to other: ULID) {
        guard let room = rooms.removeValue(forKey: id) else { return }
        rooms[other] = room
        uses[other] = uses.removeValue(forKey: id)
        partners[other] = partners.removeValue(forKey: id)
        noteListChange()
    }

    @discardableResult
    private func use(_ room: ChatRoom) -> ChatRoom {
        useCount += 1
        uses[room.id] = useCount
        letIdleRoomsGo(but: room)
        return room
    }

    /// Lets go of the rooms that nobody is in, those first that were not asked for the longest.
    private func letIdleRoomsGo(but used: ChatRoom) {
        let idle = rooms.filter { _, room in
            room !== used && !room.model.isLoading && !room.model.hasUnkept
                && !readers.contains { $0.reader?.room === room }
        }
        let order = idle.keys.sorted { uses[$0, default: 0] < uses[$1, default: 0] }
        for id in order.dropLast(Self.maximumIdleCount) {
            let room = rooms.removeValue(forKey: id)
            uses[id] = nil
            room?.end(isGone: false)
            // It holds the view model until what is typed is kept.
            Task { await room?.model.close() }
        }
    }

    private func forget(_ id: ULID, isGone: Bool) {
        partners[id] = nil
        let room = rooms.removeValue(forKey: id)
        room?.end(isGone: false)
        end(room, isGone: isGone)
    }

    /// Lets the readers of a room go, which is not among the rooms any more.
    private func end(_ room: ChatRoom?, isGone: Bool) {
        guard let room else { return }
        uses[room.id] = nil
        room.end(isGone: isGone)
        for reader in readers where reader.reader?.room === room { reader.reader?.end() }
    }

    func noteListChange() {
        listNumber += 1
        wakeReaders()
    }

    private func wakeReaders() {
        for reader in readers { reader.reader?.wake() }
    }

    private func changeList(_ change: (ConversationListModel) async -> Void) async throws(Refusal) {
        list.storeError = nil
        await change(list)
        noteListChange()
        if let error = list.storeError { throw Refusal(error) }
    }

    private func partner(named name: String?) async throws(Refusal) -> ChatPartner? {
        guard let name else { return nil }
        do {
            return try await partner.other(name)
        } catch {
            throw Refusal(422, "\(error)")
        }
    }

    private func exists(_ id: ULID) async throws(Refusal) -> Bool {
        do throws(ConversationStoreError) {
            return try await store.conversation(id) != nil
        } catch {
            throw Refusal(error)
        }
    }

    private func refuseWhenClosed() throws(Refusal) {
        if isClosed { throw Refusal(503, "The server is stopping. Start it again to go on.") }
    }
}

public import LLM
public import Observation

/// A conversation as a front end shows it: a window, a terminal, a page.
///
/// ```swift
/// let chat = ChatViewModel(store: store, responder: ModelResponder(client))
/// chat.inputText = "What is a martlet?"
/// chat.send()
/// ```
///
/// Everything that is shown is in the store before. An answer goes on where another conversation is opened meanwhile, and is
/// there when one comes back; it is stopped, and kept, when the view model goes. Front ends that don't observe it read
/// ``changes()``.
@MainActor
@Observable
public final class ChatViewModel {
    /// The conversation on show; `nil` for one that begins with the next question.
    public internal(set) var conversation: Conversation?
    /// The messages on show, from the first to the last. That of an answer stands there before anything of it has come.
    public internal(set) var messages: [Message] = []
    /// How far the answer has come.
    public internal(set) var status = Status.idle
    /// What is typed. It is kept with the conversation as its draft.
    public var inputText = "" { didSet { keepDraftSoon() } }
    /// What is sent along with the text: images and files.
    public var attachments: [ContentPart] = []
    /// Why something could not be read or kept; whoever has shown it sets it to `nil`.
    public var storeError: ConversationStoreError?
    /// The model to ask; `nil` for the endpoint's own. It is kept with the conversation.
    public var model: ModelID? { didSet { keepModel() } }
    /// The system prompt; `nil` for none. It is kept with the conversation.
    public var system: String? { didSet { keepSystem() } }

    /// Who answers the next question.
    @ObservationIgnored public var responder: any ChatResponder
    /// How a sentence calls the endpoint that is asked.
    @ObservationIgnored public var endpoint: String?
    /// What is sent beside model and messages, such as a temperature.
    @ObservationIgnored public var options = ChatRequest(messages: [])
    /// How much the model reads at once; where it is not known, nothing is left out.
    @ObservationIgnored public var contextWindow: ContextWindow?
    /// What an answer cost in US dollars, where the server doesn't say.
    @ObservationIgnored public var price: @Sendable (ModelID, Usage) -> Double? = { _, _ in nil }

    /// The answer that the conversation on show waits for.
    var current: AnswerRun?
    /// The messages of the conversation by the one that they follow.
    var children: [ULID?: [ULID]] = [:]
    /// The conversation on show as it is in the store, as far as is known.
    @ObservationIgnored var kept: Conversation?
    /// The answers on their way, by their conversation.
    @ObservationIgnored var running: [ULID: AnswerRun] = [:]
    /// The last answers that have ended and could not be kept, by their conversation.
    @ObservationIgnored var unkept: [ULID: Message] = [:]
    /// Counts what was opened: what an earlier opening still brings is dropped.
    @ObservationIgnored var generation = 0
    /// What was typed for a conversation that has not begun.
    @ObservationIgnored var newDraft = ""
    @ObservationIgnored var draftTimer: Task<Void, Never>?
    /// The last of the writes that follow one another.
    @ObservationIgnored var writes: Task<Void, Never>?
    @ObservationIgnored private var tasks: Set<Task<Void, Never>> = []
    @ObservationIgnored private var readers: [Reader] = []

    let store: ConversationStore
    let clock: any Clock<Duration>
    let defaults: (model: ModelID?, system: String?)

    /// Makes a view model that shows an empty conversation.
    ///
    /// - Parameters:
    ///   - store: Where conversations are kept.
    ///   - responder: Who answers.
    ///   - model: The model that new conversations ask; `nil` for the endpoint's own.
    ///   - system: The system prompt of new conversations; `nil` for none.
    ///   - clock: What timings and the pace of pieces go by.
    public init(
        store: ConversationStore,
        responder: any ChatResponder,
        model: ModelID? = nil,
        system: String? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.store = store
        self.responder = responder
        self.clock = clock
        defaults = (model, system)
        self.model = model
        self.system = system
    }

    deinit {
        draftTimer?.cancel()
        for task in tasks { task.cancel() }
        for reader in readers { reader.feed?.close() }
    }

    /// Whether the conversation on show waits for an answer, or receives it.
    public var isLoading: Bool { current != nil }

    /// Whether it holds the end of an answer that the store does not. Opening its conversation again, and ``close()``, try
    /// once more to keep it.
    public var hasUnkept: Bool { !unkept.isEmpty }

    /// What changes from now on. Changes of one kind that nobody has read yet are one, so a slow reader misses nothing and
    /// holds nothing up. There may be several readers; each calls this.
    public func changes() -> Changes {
        let feed = ChangeFeed()
        readers.removeAll { $0.feed == nil }
        readers.append(Reader(feed: feed))
        return Changes(feed: feed)
    }

    /// Stops all answers and keeps the draft. It returns when everything is in the store; a program calls it before it ends.
    public func close() async {
        keepDraft()
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
        for id in unkept.keys { await keepAnswer(of: id) }
        await writes?.value
    }

    /// Waits until the conversation on show waits for no answer.
    public func waitUntilIdle() async {
        while let task = current?.task { await task.value }
    }

    func tell(_ change: Change) {
        for reader in readers { reader.feed?.add(change) }
    }

    /// Lets a task go on as long as the view model is there.
    func hold(_ task: Task<Void, Never>) {
        tasks.insert(task)
    }

    func letGo(_ task: Task<Void, Never>?) {
        if let task { tasks.remove(task) }
    }

    private struct Reader {
        weak var feed: ChangeFeed?
    }
}

public import ChatCore
import LLM
public import Observation

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The app: its conversations, what is set, and who answers.
///
/// There is one window, and so one ``ChatCore/ChatViewModel``: answers to conversations that are not on show go on in it.
@MainActor
@Observable
public final class AppModel {
    /// The list of conversations.
    public let list: ConversationListModel
    /// The conversation on show.
    public let chat: ChatViewModel
    /// What is set.
    public let settings: SettingsModel
    /// What is chosen in the list; nil for a conversation that has not begun.
    public var selection: SidebarItem? {
        didSet { if selection != oldValue { showSelection() } }
    }
    /// The message to show; whoever has shown it sets it to nil.
    public var target: ULID?
    /// Whether the conversation stands before the list where there is room for one of them.
    public var isChatInFront = false
    /// Whether the settings are on show.
    public var isShowingSettings = false
    /// Whether the list of models is on show.
    public var isChoosingModel = false
    /// Whether it is asked where the conversation on show is to be exported.
    public var isExporting = false
    /// Whether the search field is to be typed into; the list sets it back.
    public var isSearchAsked = false
    /// Whether the undoing of a deletion is offered.
    public var offersUndo = false
    /// Who answers; nil for nobody.
    public internal(set) var partner: ChatPartner?
    /// Why nobody answers, and what to do; nil where somebody does.
    public internal(set) var obstacle: String?
    /// Why something could not be kept, in a sentence; whoever has shown it sets it to nil.
    public var trouble: String?

    @ObservationIgnored let store: ConversationStore
    @ObservationIgnored let memory: SettingsFile<AppMemory>
    @ObservationIgnored var opening: Task<Void, Never>?
    /// How many of the choices in the list are not on show yet.
    @ObservationIgnored var pendingCount = 0
    @ObservationIgnored private var hasStarted = false
    /// Whether the model of the conversation on show was chosen here, for whoever answers now.
    @ObservationIgnored var isModelChosen = false

    /// Makes the app of its parts; ``start()`` fills it.
    ///
    /// - Parameters:
    ///   - store: Where conversations are kept.
    ///   - settings: What is set.
    ///   - folder: Where the app keeps what it goes on with.
    ///   - clock: What timings and the pace of pieces go by.
    public init(
        store: ConversationStore,
        settings: SettingsModel,
        folder: URL,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.store = store
        self.settings = settings
        memory = SettingsFile(at: folder.appending(path: "memory.json"))
        list = ConversationListModel(store: store)
        chat = ChatViewModel(store: store, responder: NobodyAnswers(reason: Self.nobody), clock: clock)
        settings.onChange = { [weak self] in self?.findPartner() }
        findPartner()
    }

    /// Reads the list and goes on where the app was left. Where nobody answers, it leads to the settings. A second call does
    /// nothing: a window may be closed and opened again.
    public func start() async {
        guard !hasStarted else { return }
        hasStarted = true
        await list.reload()
        await recall()
        isShowingSettings = isShowingSettings || partner == nil
    }

    /// Puts all that was typed and set into the store. Call it when the app goes to the background: it may be ended there.
    ///
    /// An answer that is on its way is in the store up to its last word at any time; what the system cuts there can be
    /// asked for again.
    public func keep() async {
        settings.keepSystem()
        await chat.keep()
        remember()
    }

    /// Looks again at what may have changed while the app was in the background.
    public func comeBack() async {
        settings.refresh()
        await list.reload()
    }

    /// Waits until what was chosen is on show.
    public func settle() async {
        await opening?.value
    }

    static let nobody =
        "Nobody is there to answer. Add a key in Settings, or choose an endpoint that needs none."
}

extension AppModel {
    /// What went wrong in a sentence; nil where nothing did. What went wrong in the conversation on show is its view's to say.
    public var alert: String? { trouble ?? list.storeError.map { "\($0)" } ?? settings.trouble }

    /// Notes that ``alert`` has been read. Where more went wrong, it is that.
    public func dismissAlert() {
        if trouble != nil {
            trouble = nil
        } else if list.storeError != nil {
            list.storeError = nil
        } else {
            settings.trouble = nil
        }
    }
}

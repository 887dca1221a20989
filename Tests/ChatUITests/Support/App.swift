import ChatCore
import ChatSettings
import LLM
import TemporaryFiles

@testable import ChatUI

/// The app over a store in memory and a folder of its own; this device's model answers, or nobody.
@MainActor
struct App {
    let folder: TemporaryDirectory
    let store: ConversationStore
    let keys: MemoryKeyStore
    let model: AppModel

    init(
        onDevice: any OnDeviceModel = NoOnDeviceModel(),
        keys: [KeyEntry: String] = [:],
        builtInKey: String? = nil,
        in folder: TemporaryDirectory? = nil,
        store: ConversationStore? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) throws {
        self.folder = try folder ?? TemporaryDirectory()
        self.store = try store ?? .inMemory()
        self.keys = MemoryKeyStore(keys)
        let settings = SettingsModel(
            file: SettingsFile(at: self.folder("settings.json")),
            keys: self.keys,
            builtInKey: BuiltInKey(builtInKey),
            onDevice: onDevice
        )
        model = AppModel(store: self.store, settings: settings, folder: self.folder.url, clock: clock)
    }

    var chat: ChatViewModel { model.chat }

    /// Asks in the conversation on show, and waits for the answer.
    func ask(_ question: String) async {
        chat.inputText = question
        chat.send()
        await chat.waitUntilIdle()
        await model.follow()
    }

    /// Keeps a conversation of one question.
    @discardableResult
    func converse(_ question: String) async throws -> ULID {
        let conversation = try await store.create()
        try await store.add(.user(question), to: conversation.id, after: nil)
        await model.list.reload()
        return conversation.id
    }

    func open(_ item: SidebarItem) async {
        model.selection = item
        await model.settle()
    }
}

import ChatCore
import ChatSettings

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension AppModel {
    /// Opens the app over the files of a folder. Where the store can't be opened, conversations are held in memory, and
    /// ``trouble`` says so.
    ///
    /// - Parameters:
    ///   - folder: The folder, in the app's own container: a store in a container that is shared with others gets an app
    ///     ended in the background.
    ///   - keys: Where keys are kept.
    ///   - builtInKey: The key that the app was built with.
    /// - Throws: What keeps even a store in memory from being opened.
    static func launch(
        in folder: URL,
        keys: any KeyStore,
        builtInKey: BuiltInKey
    ) throws(ConversationStoreError) -> AppModel {
        let store: ConversationStore
        var trouble: String?
        do throws(ConversationStoreError) {
            store = try ConversationStore(at: folder.appending(path: "conversations.db"))
        } catch {
            store = try .inMemory()
            trouble = "What is said now is not kept. \(error)"
        }
        let settings = SettingsModel(
            file: SettingsFile(at: folder.appending(path: "settings.json")),
            keys: keys,
            builtInKey: builtInKey,
            onDevice: SystemModel.current
        )
        let app = AppModel(store: store, settings: settings, folder: folder)
        app.trouble = trouble
        #if os(macOS)
        app.keepWhenQuit()
        #endif
        return app
    }
}

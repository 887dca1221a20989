import ChatCore
import ChatSettings
import Foundation
import LLM
import LLMTesting
import TemporaryFiles
@_spi(Tree) import SwiftUI
import Testing
import Waiting

@testable import ChatUI

@Suite("The window of the app", .timeLimit(.minutes(Patience.minutes)))
@MainActor
struct MartletWindowTests {
    @Test("The first run opens the settings, and says why nobody answers")
    func firstRun() async throws {
        let app = try App()
        let screen = AppScreen(MartletWindow(app: app.model))
        try await screen.wait { try !screen.nodes("SettingsView").isEmpty }
        #expect(try screen.texts().contains { $0.hasPrefix("Nobody is there to answer.") })
        try screen.tap("Done")
        #expect(try screen.nodes("SettingsView").isEmpty)
        try screen.tap("Open settings")
        #expect(try !screen.nodes("SettingsView").isEmpty)
    }

    @Test("A system prompt is set once the settings are closed, or the app is left", arguments: [true, false])
    func systemPrompt(isClosed: Bool) async throws {
        let app = try App(onDevice: ScriptedOnDeviceModel("A bird."))
        let screen = AppScreen(MartletWindow(app: app.model))
        app.model.isShowingSettings = true
        try screen.type("Be brief.", into: "System prompt")
        #expect(app.chat.system == nil)
        if isClosed { try screen.tap("Done") } else { await app.model.keep() }
        _ = try screen.nodes()
        #expect(app.chat.system == "Be brief.")
    }

    @Test("A key that is added takes the obstacle away")
    func obstacle() async throws {
        let app = try App()
        let screen = AppScreen(MartletWindow(app: app.model))
        #expect(try !screen.nodes("ObstacleBar").isEmpty)
        let n4n = try #require(app.model.settings.settings.choices.first { $0.name == "n4n" })
        app.model.settings.setKey("key", of: n4n)
        #expect(try screen.nodes("ObstacleBar").isEmpty)
        #expect(try screen.control("Model: openai/gpt-4o-mini").isEnabled)
    }

    @Test("A question that is sent becomes a conversation in the list, and can be shared")
    func conversation() async throws {
        let app = try App(onDevice: ScriptedOnDeviceModel("A bird."))
        let screen = AppScreen(MartletWindow(app: app.model))
        #expect(try !screen.control("Export…").isEnabled)
        #expect(try screen.nodes("ShareLink").isEmpty)
        app.chat.inputText = "What is a martlet?"
        app.chat.send()
        try await screen.wait { try !screen.nodes("ConversationRow").isEmpty && !app.chat.isLoading }
        #expect(try screen.nodes("ConversationRow").map(\.label) == ["What is a martlet?"])
        #expect(app.model.selection == app.chat.conversation.map { .conversation($0.id) })
        #expect(try !screen.nodes("ShareLink").isEmpty)
        try screen.tap("Export…")
        #expect(try screen.nodes("FileExporter").map(\.text) == ["What is a martlet.md"])
        #expect(app.model.shared?.transcript.markdown.contains("A bird.") == true)
    }

    @Test("Leaving the app keeps what is typed")
    func background() async throws {
        // The clock stands still, so that no pause in typing keeps the draft.
        let app = try App(onDevice: ScriptedOnDeviceModel("A bird."), clock: ManualClock())
        let screen = AppScreen(MartletWindow(app: app.model))
        let one = try await app.converse("One")
        await app.open(.conversation(one))
        _ = try screen.nodes()
        app.chat.inputText = "Half a qu"
        screen.set(\.scenePhase, .background)
        _ = try screen.nodes()
        try await eventually("the draft") { try await app.store.conversation(one)?.draft == "Half a qu" }
    }

    @Test("Find shows the list where it is hidden, and has the keyboard in its field")
    func find() throws {
        let app = try App(onDevice: ScriptedOnDeviceModel("A bird."))
        let screen = AppScreen(MartletWindow(app: app.model))
        #expect(try screen.nodes("NavigationSplitView").map { $0["columnVisibility"] } == ["automatic"])
        app.model.isSearchAsked = true
        #expect(try screen.nodes("NavigationSplitView").map { $0["columnVisibility"] } == ["all"])
        #expect(!app.model.isSearchAsked)
    }

    @Test("What went wrong is said in an alert, one after the other, once no sheet is above it")
    func alerts() throws {
        let app = try App(onDevice: ScriptedOnDeviceModel("A bird."))
        let screen = AppScreen(MartletWindow(app: app.model))
        app.model.trouble = "First."
        app.model.list.storeError = .full(path: "chats.db")
        app.model.isChoosingModel = true
        #expect(try !screen.texts().contains("First."))
        app.model.isChoosingModel = false
        #expect(try screen.texts().contains("First."))
        try screen.tap("OK")
        #expect(try screen.texts().contains { $0.hasPrefix("There is no room left") })
        try screen.tap("OK")
        #expect(try screen.nodes("Alert").isEmpty)
    }

    @Test("The model is chosen from the list, or named")
    func models() async throws {
        let app = try App(onDevice: ScriptedOnDeviceModel("A bird."))
        let screen = AppScreen(MartletWindow(app: app.model))
        try screen.tap("Model: on-device")
        try await screen.wait { try screen.has("on-device") }
        try screen.type("llama", into: "Search, or name a model")
        #expect(try !screen.has("on-device"))
        try screen.tap("Use “llama”")
        #expect(app.chat.model == "llama")
        #expect(try screen.nodes("ModelPicker").isEmpty)
    }

    @Test("All that can be tapped or typed in has a name")
    func names() async throws {
        let app = try App(onDevice: ScriptedOnDeviceModel("A bird."))
        let screen = AppScreen(MartletWindow(app: app.model))
        try await app.converse("One")
        app.model.offersUndo = true
        for show in [\AppModel.isShowingSettings, \.isChoosingModel] {
            app.model[keyPath: show] = true
            let labels = try screen.labels()
            #expect(labels.allSatisfy { !$0.isEmpty })
            #expect(
                Set(labels).isSuperset(of: ["New conversation", "Settings", "Export…", "Undo", "Dismiss", "Delete"])
            )
            app.model[keyPath: show] = false
        }
    }
}

@Suite("The menus of the app", .timeLimit(.minutes(Patience.minutes)))
@MainActor
struct AppCommandsTests {
    @Test("Each command does what it says, where it can")
    func commands() async throws {
        let app = try App(onDevice: ScriptedOnDeviceModel("A bird."))
        let screen = AppScreen(commands: AppCommands(app: app.model))
        for label in [
            "Stop Answer", "Ask Again", "Export Conversation…", "Delete Conversation", "Undo Delete",
            "Next Conversation",
        ] {
            #expect(try !screen.control(label).isEnabled, "\(label)")
        }
        await app.ask("One")
        try screen.tap("Export Conversation…")
        #expect(app.model.isExporting)
        try screen.tap("Find in Conversations")
        #expect(app.model.isSearchAsked)
        try screen.tap("Settings…")
        #expect(app.model.isShowingSettings)
        try screen.tap("Choose Model…")
        #expect(app.model.isChoosingModel)
        try screen.tap("New Conversation")
        #expect(app.chat.conversation == nil)
        try screen.tap("Next Conversation")
        await app.model.settle()
        #expect(app.chat.conversation?.title == "One")
        try screen.tap("Delete Conversation")
        try await screen.wait { app.model.list.conversations.isEmpty }
        try screen.tap("Undo Delete")
        try await screen.wait { app.model.list.conversations.map(\.title) == ["One"] }
    }

    @Test("No two commands have the same keys")
    func shortcuts() throws {
        let app = try App()
        let shortcuts = try AppScreen(commands: AppCommands(app: app.model)).nodes("Button").compactMap {
            $0["keyboardShortcut"]
        }
        #expect(shortcuts.count >= 10)
        #expect(Set(shortcuts).count == shortcuts.count)
    }

    @Test("Without an app there are none, and the window says why")
    func failed() throws {
        let folder = try TemporaryDirectory()
        try "No store".write(to: folder("conversations.db"), atomically: true, encoding: .utf8)
        let launch = AppLaunch(folder: folder.url, keys: MemoryKeyStore(), builtInKey: BuiltInKey(nil))
        #expect(try !AppScreen(MartletRoot(launch)).nodes("MartletWindow").isEmpty)
        #expect(try AppScreen(commands: MartletCommands(launch)).has("New Conversation"))
    }
}

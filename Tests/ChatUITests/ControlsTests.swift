import ChatCore
import ChatSettings
@testable import ChatUI
import Foundation
import HandFed
import LLM
import TemporaryFiles
@_spi(Tree) import SwiftUI
import Testing
import Waiting

@Suite("What a control does, it does to its own", .timeLimit(.minutes(Patience.minutes)))
@MainActor
struct ControlsTests {
    @Test("the attachment beside the button is removed, not another")
    func removesItsAttachment() async throws {
        let screen = try ChatScreen()
        for bytes in ["GIF89a", "GIF87a"] {
            screen.platform.image = Data(bytes.utf8)
            try screen.tap("Paste Image")
        }
        try screen.tap("Remove Image 1")
        #expect(screen.model.attachments == [.image(data: Data("GIF87a".utf8), mediaType: "image/gif")])
    }

    @Test("Return is taken and sends nothing where there is nothing to send")
    func returnSendsOnlyWhatCanBeSent() async throws {
        var sent = 0
        for canSend in [false, true] {
            let field = TextField("Message", text: .constant("")).modifier(
                SendingByReturn(canSend: canSend) { sent += 1 }
            )
            #expect(await (try Screen(field).field()).press(.return))
        }
        #expect(sent == 1)
    }

    @Test("a failure that was left behind offers no Retry")
    func retriesTheLastOnly() async throws {
        let screen = try ChatScreen()
        try await screen.ask("One")
        screen.responder[0].fail(.truncated(LLMAPIError.Details()))
        await screen.model.waitUntilIdle()
        #expect(try screen.has("Retry"))
        try await screen.exchange("Two", "2", number: 1)
        #expect(try !screen.has("Retry"))
    }

    @Test("no question is put in other words while an answer comes")
    func editsNothingWhileBusy() async throws {
        let screen = try ChatScreen()
        try await screen.ask("One")
        #expect(try !screen.control("Edit message").isEnabled)
        screen.responder[0].finish(.text("1"))
        await screen.model.waitUntilIdle()
        #expect(try screen.control("Edit message").isEnabled)
    }

    @Test("who has read upwards is brought to what they send")
    func scrollsToWhatIsSent() async throws {
        let screen = try ChatScreen()
        try await screen.exchange("One", "1")
        try await screen.happen("scrollPhase", ScrollPhase.tracking)
        try await screen.show(0, of: 400)
        try await screen.happen("scrollPhase", ScrollPhase.idle)
        _ = try screen.scrolls()
        try await screen.ask("Two")
        #expect(try screen.scrolls().map(\.edge) == [.bottom])
    }

    @Test("a message that was searched for is shown in the window, and then is no target any more")
    func showsWhatWasFound() async throws {
        let app = try App()
        let screen = AppScreen(MartletWindow(app: app.model))
        let one = try await app.store.create()
        let message = try await app.store.add(.user("A swift flies by night"), to: one.id, after: nil)
        await app.open(.hit(message: message.id, conversation: one.id))
        #expect(app.model.target == message.id)
        try await screen.wait {
            _ = try screen.nodes()
            return app.model.target == nil
        }
    }

    @Test("leaving the app keeps the words of a conversation that has not begun")
    func keepsWhatIsTyped() async throws {
        let app = try App()
        let screen = AppScreen(MartletWindow(app: app.model))
        _ = try screen.nodes()
        app.chat.inputText = "Half a qu"
        screen.set(\.scenePhase, .background)
        let memory = app.folder("memory.json").path
        try await screen.wait {
            _ = try screen.nodes()
            let kept = FileManager.default.contents(atPath: memory) ?? Data()
            return String(decoding: kept, as: UTF8.self).contains("Half a qu")
        }
    }

    @Test("one steps through the conversations in both directions")
    func stepsBothWays() async throws {
        let app = try App()
        let screen = AppScreen(commands: AppCommands(app: app.model))
        let one = try await app.converse("One")
        let two = try await app.converse("Two")
        let both = app.model.list.conversations.map(\.id)
        #expect(Set(both) == [one, two])
        await app.open(.conversation(both[0]))
        for (label, next) in [("Next Conversation", both[1]), ("Previous Conversation", both[0])] {
            try screen.tap(label)
            await app.model.settle()
            #expect(app.chat.conversation?.id == next, "\(label)")
        }
    }

    @Test("a key is typed where nobody reads it over a shoulder")
    func hidesKeys() throws {
        let settings = SettingsModel(
            file: SettingsFile(at: try TemporaryDirectory()("settings.json")),
            keys: MemoryKeyStore(),
            onDevice: NoOnDeviceModel()
        )
        #expect(try Screen(EndpointEditor(model: settings, endpoint: nil)).field("Key").kind == "SecureField")
    }
}

import ChatCore
import ChatSettings
import Foundation
import HandFed
import LLM
import LLMTesting
import TemporaryFiles
import Testing
import Waiting

@testable import ChatUI

@Suite("The app", .timeLimit(.minutes(Patience.minutes)))
@MainActor
struct AppModelTests {
    @Test("The first run without a key leads to the settings, and a question says what is missing")
    func firstRun() async throws {
        let app = try App()
        await app.model.start()
        #expect(app.model.isShowingSettings)
        #expect(app.model.partner == nil)
        await app.ask("Hello")
        let sentence = try #require(app.chat.messages.last?.answer?.failure?.sentence)
        #expect(sentence.contains("Add a key in Settings"))
        #expect(app.chat.messages.map(\.text) == ["Hello", ""])
    }

    @Test("What is still being said can't be shared yet")
    func sharing() async throws {
        let responder = HandFedResponder()
        let app = try App(onDevice: ScriptedOnDeviceModel())
        app.chat.responder = responder
        #expect(app.model.shared == nil)
        app.chat.inputText = "Hello"
        app.chat.send()
        responder[0].send(.text("Hal"))
        await app.chat.wait { $0.messages.last?.text == "Hal" }
        #expect(app.model.shared == nil)
        responder[0].finish(.text("Hallo"))
        await app.chat.waitUntilIdle()
        #expect(app.model.shared?.transcript.messages.map(\.text) == ["Hello", "Hallo"])
    }

    @Test("With this device's model alone it works without any key")
    func onDevice() async throws {
        let app = try App(onDevice: ScriptedOnDeviceModel("A", "A bird."))
        await app.model.start()
        #expect(!app.model.isShowingSettings)
        await app.ask("What is a martlet?")
        #expect(app.chat.messages.map(\.text) == ["What is a martlet?", "A bird."])
        #expect(app.model.list.conversations.map(\.title) == ["What is a martlet?"])
        #expect(app.model.selection?.conversation == app.chat.conversation?.id)
    }

    @Test("New conversations begin with the system prompt that is set")
    func systemPrompt() async throws {
        let model = ScriptedOnDeviceModel("Yes.")
        let app = try App(onDevice: model)
        app.model.settings.settings.system = " Be brief. "
        await app.ask("Really?")
        app.model.settings.settings.system = "Be long."
        await app.ask("And then?")
        app.model.newConversation()
        await app.ask("New?")
        #expect(model.prompts.map(\.instructions) == ["Be brief.", "Be brief.", "Be long."])
    }

    @Test("What is chosen in the list is shown; a new conversation leaves it")
    func selection() async throws {
        let app = try App()
        let one = try await app.converse("One")
        let two = try await app.converse("Two")
        await app.open(.conversation(one))
        #expect(app.chat.conversation?.id == one)
        #expect(app.model.isChatInFront)
        app.model.selection = .conversation(two)
        app.model.selection = .conversation(one)
        app.model.selection = .conversation(two)
        await app.model.settle()
        #expect(app.chat.conversation?.id == two)
        app.model.newConversation()
        #expect(app.chat.conversation == nil)
        #expect(app.model.selection == nil)
    }

    @Test("Following what is on show takes no choice back")
    func following() async throws {
        let app = try App()
        let one = try await app.converse("One")
        let two = try await app.converse("Two")
        await app.open(.conversation(one))
        app.model.selection = .conversation(two)
        await app.model.follow()
        await app.model.settle()
        #expect(app.model.selection == .conversation(two))
        #expect(app.chat.conversation?.id == two)
    }

    @Test("The keyboard steps through the list, and stops at its ends")
    func stepping() async throws {
        let app = try App()
        var ids: [ULID] = []
        for question in ["Three", "Two", "One"] { ids.insert(try await app.converse(question), at: 0) }
        var visited: [ULID?] = []
        for rows in [1, 1, 1, 1, -1] {
            app.model.step(by: rows)
            await app.model.settle()
            visited.append(app.chat.conversation?.id)
        }
        #expect(visited == [ids[0], ids[1], ids[2], ids[2], ids[1]])
    }

    @Test("A chosen model is asked; in a conversation of another endpoint it is that endpoint's own")
    func models() async throws {
        let app = try App()
        app.model.settings.settings.set(
            try Configuration.Endpoint(naming: "lab", address: "http://127.0.0.1:1/v1", model: "m")
        )
        app.model.settings.settings.endpoint = "lab"
        #expect(app.model.model == "m")
        app.model.choose("other")
        #expect(app.model.model == "other")
        app.chat.responder = NobodyAnswers(reason: "Nobody.")
        await app.ask("Hello")
        let first = try #require(app.chat.conversation?.id)
        app.model.newConversation()
        #expect(app.model.model == "m")
        await app.open(.conversation(first))
        #expect(app.model.model == "other")
        app.model.settings.settings.set(try Configuration.Endpoint(naming: "attic", address: "http://127.0.0.1:2/v1"))
        app.model.settings.settings.endpoint = "attic"
        app.model.newConversation()
        await app.open(.conversation(first))
        #expect(app.model.partner?.model == nil)
        app.model.choose("other")
        #expect(app.model.partner?.model == "other")
    }

    @Test("A message that was found is brought on show, also from another branch")
    func hit() async throws {
        let app = try App()
        let id = try await app.converse("First version")
        let first = try #require(try await app.store.messages(in: id).first)
        let second = try await app.store.add(.user("Second version"), to: id, after: nil)
        await app.open(.hit(message: first.id, conversation: id))
        #expect(app.chat.messages.map(\.id) == [first.id])
        #expect(app.model.target == first.id)
        await app.open(.hit(message: second.id, conversation: id))
        #expect(app.chat.messages.map(\.id) == [second.id])
        #expect(app.model.target == second.id)
    }

    @Test("What is deleted leaves the screen, and comes back when that is undone")
    func deletion() async throws {
        let app = try App()
        let one = try await app.converse("One")
        await app.open(.conversation(one))
        await app.model.delete(one)
        #expect(app.chat.conversation == nil)
        #expect(app.model.selection == nil)
        #expect(app.model.list.conversations.isEmpty)
        #expect(app.model.offersUndo)
        await app.model.undoDelete()
        #expect(app.model.list.conversations.map(\.title) == ["One"])
        #expect(!app.model.offersUndo)
    }

    @Test("A name is changed in the list and on show; an empty one changes nothing")
    func names() async throws {
        let app = try App()
        let one = try await app.converse("One")
        let two = try await app.converse("Two")
        await app.open(.conversation(one))
        await app.model.rename(one, to: " First ")
        await app.model.rename(two, to: "Second")
        await app.model.rename(two, to: " ")
        #expect(app.chat.conversation?.title == "First")
        #expect(Set(app.model.list.conversations.map(\.title)) == ["First", "Second"])
        #expect(try await app.store.conversation(one)?.title == "First")
    }
}

@Suite("What the app goes on with", .timeLimit(.minutes(Patience.minutes)))
@MainActor
struct AppMemoryTests {
    @Test("The conversation that was on show, with its draft")
    func conversation() async throws {
        let app = try App()
        let one = try await app.converse("One")
        await app.open(.conversation(one))
        app.chat.inputText = "Half a qu"
        await app.model.keep()
        let next = try App(in: app.folder, store: app.store)
        await next.model.start()
        #expect(next.chat.conversation?.id == one)
        #expect(next.chat.inputText == "Half a qu")
    }

    @Test("The draft of a conversation that had not begun")
    func newDraft() async throws {
        let app = try App()
        app.chat.inputText = "Half a qu"
        await app.model.keep()
        let next = try App(in: app.folder, store: app.store)
        await next.model.start()
        #expect(next.chat.conversation == nil)
        #expect(next.chat.inputText == "Half a qu")
    }

    @Test("The conversation that was on show where nobody told the app of its end")
    func unannouncedEnd() async throws {
        let app = try App()
        let one = try await app.converse("One")
        await app.open(.conversation(one))
        await app.model.follow()
        let next = try App(in: app.folder, store: app.store)
        await next.model.start()
        #expect(next.chat.conversation?.id == one)
    }

    @Test("The draft that was typed last where the app was quit", arguments: ["Half a qu", ""])
    func quitting(draft: String) async throws {
        // The clock stands still, so that no pause in typing keeps the draft.
        let app = try App(clock: ManualClock())
        let one = try await app.converse("One")
        try await app.store.setDraft("Ha", of: one)
        await app.open(.conversation(one))
        app.chat.inputText = draft
        app.model.end()
        let next = try App(in: app.folder, store: app.store)
        await next.model.start()
        #expect(next.chat.inputText == draft)
        #expect(try await app.store.conversation(one)?.draft == draft)
    }

    @Test("Nothing of a conversation that is gone")
    func gone() async throws {
        let app = try App()
        let one = try await app.converse("One")
        await app.open(.conversation(one))
        await app.model.keep()
        let next = try App(in: app.folder)
        await next.model.start()
        #expect(next.chat.conversation == nil)
        #expect(next.model.alert == nil)
    }

    @Test("Damaged files are told of, and the app opens all the same")
    func damaged() async throws {
        let folder = try TemporaryDirectory()
        for name in ["settings.json", "memory.json"] {
            try "{".write(to: folder(name), atomically: true, encoding: .utf8)
        }
        let app = try App(in: folder)
        await app.model.start()
        #expect(app.model.alert?.contains("memory.json") == true)
        app.model.dismissAlert()
        #expect(app.model.alert?.contains("settings.json") == true)
        app.model.dismissAlert()
        #expect(app.model.alert == nil)
    }
}

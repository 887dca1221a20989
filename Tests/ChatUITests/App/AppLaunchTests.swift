import ChatCore
import ChatSettings
import Foundation
import TemporaryFiles
import Testing
import Waiting

@testable import ChatUI

@Suite("Opening the app", .timeLimit(.minutes(Patience.minutes)))
@MainActor
struct AppLaunchTests {
    private func open(_ folder: URL) throws -> AppModel {
        try AppLaunch(folder: folder, keys: MemoryKeyStore(), builtInKey: BuiltInKey(nil)).outcome.get()
    }

    @Test("It makes its folder, and finds there what it kept")
    func kept() async throws {
        let folder = try TemporaryDirectory()
        let app = try open(folder("Martlet"))
        app.chat.inputText = "Hello"
        app.chat.send()
        await app.chat.waitUntilIdle()
        app.settings.settings.system = "Be brief."
        let next = try open(folder("Martlet"))
        await next.list.reload()
        #expect(next.list.conversations.map(\.title) == ["Hello"])
        #expect(next.chat.system == "Be brief.")
        #expect(next.alert == nil)
    }

    @Test("Where the store can't be used, the app opens all the same and says so")
    func unkept() throws {
        let folder = try TemporaryDirectory()
        try "No store".write(to: folder("conversations.db"), atomically: true, encoding: .utf8)
        let app = try open(folder.url)
        #expect(app.alert?.hasPrefix("What is said now is not kept.") == true)
        #expect(try String(contentsOf: folder("conversations.db"), encoding: .utf8) == "No store")
    }
}

import ChatCore
import Foundation
import LLM
@_spi(Tree) import SwiftUI
import Testing
import Waiting

@testable import ChatUI

@Suite("The list of conversations on show", .timeLimit(.minutes(Patience.minutes)))
@MainActor
struct ConversationListViewTests {
    private let app: App
    private let screen: AppScreen

    init() throws {
        app = try App()
        screen = AppScreen(ConversationList(app: app.model))
    }

    @Test("Each conversation stands under its heading, and is opened by being chosen")
    func choosing() async throws {
        let one = try await app.converse("One")
        try await app.converse("Two")
        await app.model.list.setPinned(true, of: one)
        #expect(try screen.nodes("SectionHeader").map(\.label) == ["Pinned", "Today"])
        #expect(try screen.nodes("ConversationRow").map(\.label) == ["Pinned, One", "Two"])
        try screen.choose(SidebarItem.conversation(one), in: "List")
        await app.model.settle()
        #expect(app.chat.conversation?.id == one)
    }

    @Test("Without any, it leads to a new one")
    func empty() async throws {
        await app.open(.conversation(try await app.converse("One")))
        await app.model.delete(try #require(app.chat.conversation?.id))
        #expect(try screen.texts().contains("No conversations yet"))
        try screen.tap("New conversation")
        #expect(app.model.isChatInFront)
    }

    @Test("A search shows messages with the words in bold, and leads to them")
    func search() async throws {
        let one = try await app.converse("A swift flies by night")
        try await app.converse("Nothing of it")
        try screen.type("swift", into: "Search messages")
        await app.model.list.waitForHits()
        let row = try #require(try screen.nodes("SearchHitRow").first)
        #expect(row.label.contains("A swift flies by night"))
        let hit = try #require(app.model.list.hits.first)
        try screen.choose(SidebarItem.hit(message: hit.message, conversation: one), in: "List")
        await app.model.settle()
        #expect(app.model.target == hit.message)
        try screen.type("nowhere", into: "Search messages")
        await app.model.list.waitForHits()
        #expect(try screen.nodes("SearchHitRow").isEmpty)
    }

    @Test("A conversation is given another name")
    func renaming() async throws {
        try await app.converse("One")
        try screen.tap("Rename…")
        #expect(try screen.control("Name").text == "One")
        try screen.type("First", into: "Name")
        try screen.tap("Rename")
        try await screen.wait { try screen.texts().contains("First") }
        #expect(try screen.nodes("Alert").isEmpty)
        try screen.tap("Rename…")
        try screen.tap("Cancel")
        #expect(app.model.list.conversations.map(\.title) == ["First"])
    }

    @Test("Pinned ones can be let go")
    func pinning() async throws {
        try await app.converse("One")
        try screen.tap("Pin")
        try await screen.wait { try screen.has("Unpin") }
        #expect(try screen.texts().first == "Pinned")
        try screen.tap("Unpin")
        try await screen.wait { try screen.has("Pin") }
    }

    @Test("What was deleted can be brought back, or let go")
    func deleting() async throws {
        try await app.converse("One")
        #expect(try screen.control("Delete")["role"] == "destructive")
        try screen.tap("Delete")
        try await screen.wait { try screen.has("Undo") }
        try screen.tap("Undo")
        try await screen.wait { try screen.texts().contains("One") }
        #expect(try !screen.has("Undo"))
        try screen.tap("Delete")
        try await screen.wait { try screen.has("Dismiss") }
        try screen.tap("Dismiss")
        #expect(try !screen.has("Undo"))
    }
}

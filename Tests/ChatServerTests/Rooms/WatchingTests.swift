import ChatCore
import Foundation
import JSONCoding
import LLM
import LLMTesting
import TemporaryFiles
import Testing
import Waiting

@testable import ChatServer

@Suite("What other programs do, while a page is open", .timeLimit(.minutes(Patience.minutes)))
struct WatchingTests {
    private let folder: TemporaryDirectory
    private let page: Page
    private let other: ConversationStore

    init() throws {
        folder = try TemporaryDirectory()
        let file = folder.url.appending(path: "conversations.db")
        page = try Page(store: ConversationStore(at: file))
        other = try ConversationStore(at: file)
    }

    private func look() async {
        await page.clock.waitForSleeper()
        page.clock.advance(by: ChatRooms.watchInterval)
    }

    @Test("The list and the conversation on show follow, and only when something has changed")
    func followed() async throws {
        let id = try await other.begin(.user("One")).conversation.id
        let address = "/api/conversations/\(id)"
        let events = try await page.events(address)
        try await events.next { $0.messages.count == 1 }
        // The first look can't know what was read before.
        await look()
        try await events.next { $0.names.last == "list" }
        await page.clock.waitForSleeper()
        let number = await page.rooms.listNumber
        await look()
        await page.clock.waitForSleeper()
        #expect(await page.rooms.listNumber == number)
        _ = try await other.add(.user("Two"), atEndOf: id)
        try await other.rename(id, to: "Renamed")
        await look()
        try await events.next { $0.messages.count == 2 && $0.conversation?["title"] == "Renamed" }
    }

    @Test("A conversation that is deleted is gone from the page")
    func deleted() async throws {
        let id = try await other.begin(.user("One")).conversation.id
        let events = try await page.events("/api/conversations/\(id)")
        try await events.next { $0.messages.count == 1 }
        try await other.delete([id])
        await look()
        try await events.next { $0.names.last == "gone" }
        #expect(try await events.next() == nil)
    }

    @Test("A page that shows no conversation hears of the list")
    func listed() async throws {
        let reader = await page.rooms.reader(of: nil, after: nil)
        _ = try await other.begin(.user("One"))
        await look()
        #expect(await reader.next().map { String(decoding: $0, as: UTF8.self) } == "event: list\ndata: {}\n\n")
    }

    @Test("Nobody looks once nobody reads")
    func unread() async throws {
        var reader: RoomReader? = await page.rooms.reader(of: nil, after: nil)
        _ = reader
        await page.clock.waitForSleeper()
        let watch = try #require(await page.rooms.watch)
        reader = nil
        page.clock.advance(by: ChatRooms.watchInterval)
        await watch.value
        #expect(await page.rooms.watch == nil)
        // Who comes then is told again.
        reader = await page.rooms.reader(of: nil, after: nil)
        _ = reader
        await page.clock.waitForSleeper()
    }

    @Test("The last look ends with the page")
    func closed() async throws {
        let reader = await page.rooms.reader(of: nil, after: nil)
        let watch = try #require(await page.rooms.watch)
        await page.rooms.close()
        await watch.value
        #expect(await reader.next() == nil)
        let late = await page.rooms.reader(of: nil, after: nil)
        #expect(await page.rooms.watch == nil)
        #expect(await late.next() == nil)
    }
}

import Foundation
import LLM
import LLMTesting
import Testing
import Waiting

@testable import ChatCore

@Suite("Changes", .timeLimit(.minutes(Patience.minutes)))
@MainActor
struct ChangesTests {
    private nonisolated static let ids = Message.path(.user("0"), .user("1")).map(\.id)

    @Test("a change that waits is told once, in its first place")
    func coalesced() async {
        let feed = ChangeFeed()
        for change in [.status, .message(Self.ids[0]), .status, .message(Self.ids[1])] as [ChatViewModel.Change] {
            feed.add(change)
            feed.add(change)
        }
        #expect(await feed.next() == .status)
        feed.add(.status)
        #expect(await feed.next() == .message(Self.ids[0]))
        #expect(await feed.next() == .message(Self.ids[1]))
        #expect(await feed.next() == .status)
    }

    @Test("however many messages change, what waits is bounded")
    func bounded() async {
        let feed = ChangeFeed()
        feed.add(.status)
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<10_000 { feed.add(.message(ULID(date: Date(timeIntervalSince1970: 0), using: &generator))) }
        feed.close()
        var changes: [ChatViewModel.Change] = []
        while let change = await feed.next() { changes.append(change) }
        #expect(changes.count <= 17)
        #expect(changes.prefix(2) == [.status, .messages])
    }

    @Test("each reader is told everything, and the end when the view model is gone")
    func readers() async throws {
        var chat: Chat? = try Chat()
        let readers = try [#require(chat?.model.changes()), #require(chat?.model.changes())]
        await chat?.exchange("Hello", "Hello!")
        chat = nil
        for reader in readers {
            var seen: Set<String> = []
            for await change in reader { seen.insert("\(change)".prefix { $0 != "(" }.description) }
            #expect(seen == ["conversation", "messages", "message", "status"])
        }
    }

    @Test("a reader that is cancelled waits no longer", arguments: [false, true])
    func cancelled(isWaiting: Bool) async {
        let feed = ChangeFeed()
        let task = Task {
            if !isWaiting { withUnsafeCurrentTask { $0?.cancel() } }
            return await feed.next()
        }
        await Task.yield()
        task.cancel()
        #expect(await task.value == nil)
    }
}

import ChatCore
import HandFed
import JSONCoding
import LLM
import LLMTesting
import Testing
import Waiting

@testable import ChatServer

@Suite("A room", .timeLimit(.minutes(Patience.minutes)))
struct ChatRoomTests {
    private static let cut = LLMAPIError.interrupted(reason: "reset", LLMAPIError.Details())

    private let page: Page

    init() throws {
        page = try Page()
    }

    @Test("An answer is watched as it comes, and ends as it is kept")
    func streaming() async throws {
        let address = try await page.begin()
        let events = try await page.events(address)
        try await events.next { $0.messages.count == 2 }
        #expect(events.messages[1]["isOpen"] == true)
        page.responder[].send(.text("A *bird"))
        try await events.next { $0.html == ["<p>A <em>bird</em></p>"] && $0.status?["state"] == "streaming" }
        page.responder[].finish(.text("A *bird*"))
        try await events.next { $0.status?["isLoading"] == false }
        #expect(events.html == ["<p>A <em>bird</em></p>"])
        #expect(events.messages[1]["text"] == "A *bird*")
        #expect(events.messages[1]["status"] == "complete")
        #expect(try await page.get(address)["messages"]?.arrayValue == events.messages)
    }

    @Test("Thoughts come before the answer, each once")
    func reasoning() async throws {
        let address = try await page.begin()
        let events = try await page.events(address)
        page.responder[].send(.reasoning("Hm"), .reasoning("m."))
        try await events.next { $0.messages.last?["reasoning"] == "Hm" }
        await page.clock.waitForSleeper()
        page.clock.advance(by: .seconds(1))
        try await events.next { $0.messages.last?["reasoning"] == "Hmm." }
        page.responder[].finish(.text("Yes."))
        try await events.next { $0.status?["isLoading"] == false }
        #expect(events.html == ["<p>Yes.</p>"])
    }

    @Test("Who comes back goes on where he was; whose place is gone is told everything anew")
    func resuming() async throws {
        let address = try await page.exchange()
        let version = try await page.get(address)["version"]
        page.responder[1].finish(.text("2"))
        try await page.post("\(address)/send", ["text": "Two"])
        try await page.idle(address)
        let back = try await page.events(address, after: version)
        try await back.next { $0.names.last == "path" }
        #expect(!back.names.contains("snapshot"))
        #expect(back.names.first == "list")
        let lost = try await page.events(address, after: "x.1")
        try await lost.next { $0.names.contains("snapshot") }
        #expect(lost.messages.count == 4)
    }

    @Test("Two pages see the same, one of them late")
    func twoReaders() async throws {
        let address = try await page.begin()
        let early = try await page.events(address)
        try await early.next { $0.messages.count == 2 }
        page.responder[].send(.text("# One\n\nTw"))
        try await early.next { $0.html.count == 2 }
        let late = try await page.events(address)
        try await late.next { !$0.messages.isEmpty }
        #expect(late.html == early.html)
        page.responder[].finish(.text("# One\n\nTwo"))
        try await early.next { $0.status?["isLoading"] == false }
        try await late.next { $0.status?["isLoading"] == false }
        #expect(late.html == ["<h1>One</h1>", "<p>Two</p>"])
        #expect(late.messages == early.messages)
    }

    @Test("A page that reads slowly holds up nothing, and sees the end")
    @MainActor
    func slowReader() async throws {
        let address = try await page.begin()
        let slow = try await page.events(address)
        try await slow.next()
        let rooms = page.rooms
        let room = try await rooms.room(#require(ULID(String(address.suffix(26)))))
        for number in 0..<200 {
            page.responder[].send(.text("\(number)\n\n"))
            page.clock.advance(by: .seconds(1))
            await room.model.wait { $0.messages.last?.text.hasSuffix("\(number)\n\n") == true }
        }
        let text = (0..<200).map { "\($0)\n\n" }.joined()
        page.responder[].finish(.text(text))
        try await page.idle(address)
        // The room may not have heard of the end yet; with this it has.
        _ = try await page.get(address)
        try await slow.next { $0.status?["isLoading"] == false }
        #expect(slow.html.count == 200)
        #expect(slow.names.count < 20)
    }

    @Test("An answer that breaks off stays, says why, and is asked for again beside it")
    func broken() async throws {
        let address = try await page.begin()
        let events = try await page.events(address)
        try await events.next { $0.messages.count == 2 }
        page.responder[].send(.text("Half"))
        try await events.next { $0.html == ["<p>Half</p>"] }
        page.responder[].fail(Self.cut)
        try await events.next { $0.status?["state"] == "failed" }
        #expect(events.messages[1]["status"] == "truncated")
        #expect(events.messages[1]["text"] == "Half")
        #expect(events.messages[1]["failure"]?["sentence"] == events.status?["sentence"])
        page.responder[1].finish(.text("Whole"))
        try await page.post("\(address)/retry")
        try await events.next { $0.html == ["<p>Whole</p>"] && $0.status?["isLoading"] == false }
        #expect(events.messages[1]["siblings"]?.arrayValue?.count == 2)
        #expect(events.messages.count == 2)
    }

    @Test("An answer that begins anew does not keep what had come")
    func restarted() async throws {
        let address = try await page.begin()
        let events = try await page.events(address)
        page.responder[].send(.text("Wrong start"))
        try await events.next { $0.html == ["<p>Wrong start</p>"] }
        page.responder[].send(.restarted(because: Self.cut))
        try await events.next { $0.html == [] }
        page.responder[].finish(.text("Right"))
        try await events.next { $0.status?["isLoading"] == false }
        #expect(events.html == ["<p>Right</p>"])
    }

    @Test("What another program said is there when the conversation is read, and is told to who has it open")
    func otherProgram() async throws {
        let address = try await page.exchange()
        let events = try await page.events(address)
        try await events.next { $0.messages.count == 2 }
        let id = try #require(ULID(String(address.suffix(26))))
        _ = try await page.store.add(.user("And you?"), atEndOf: id)
        try await page.store.rename(id, to: "Renamed")
        let read = try await page.get(address)
        #expect(read["count"] == 3)
        #expect(read["conversation"]?["title"] == "Renamed")
        try await events.next { $0.messages.count == 3 && $0.conversation?["title"] == "Renamed" }
        #expect(events.messages.last?["text"] == "And you?")
    }

    @Test("A long conversation opens at its end, and what is older is read on its own")
    func long() async throws {
        let conversation = try await page.store.create(title: "Long")
        var last: ULID?
        for number in 0..<450 {
            last = try await page.store.add(.user("\(number)"), to: conversation.id, after: last).id
        }
        let address = "/api/conversations/\(conversation.id)"
        let read = try await page.get(address)
        #expect(read["count"] == 450)
        #expect(read["first"] == 350)
        #expect(read["messages"]?.arrayValue?.count == 100)
        #expect(read["messages"]?[0]?["text"] == "350")
        let older = try await page.get("\(address)/messages?before=350&limit=20")
        #expect(older["first"] == 330)
        #expect(older["messages"]?[19]?["index"] == 349)
        #expect(try await page.get("\(address)/messages?before=5")["first"] == 0)
    }
}

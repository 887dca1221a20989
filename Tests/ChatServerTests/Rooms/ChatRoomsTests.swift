import ChatCore
import Foundation
import HandFed
import JSONCoding
import LLM
import LLMTesting
import Testing
import Waiting

@testable import ChatServer

@Suite("Rooms", .timeLimit(.minutes(Patience.minutes)))
struct ChatRoomsTests {
    private let page: Page

    init() throws {
        page = try Page()
    }

    private func titles() async throws -> [String] {
        try await page.get("/api/conversations")["conversations"]?.arrayValue?.compactMap { $0["title"]?.stringValue }
            ?? []
    }

    @Test("A conversation begins with a question, and is in the list while it is answered")
    func begins() async throws {
        let reader = await page.rooms.reader(of: nil, after: nil)
        let address = try await page.begin("Hello")
        #expect(await reader.next().map { String(decoding: $0, as: UTF8.self) } == "event: list\ndata: {}\n\n")
        let listed = try await page.get("/api/conversations")["conversations"]?[0]
        #expect(listed?["title"] == "Hello")
        #expect(listed?["isAnswering"] == true)
        page.responder[].finish(.text("Hi!"))
        try await page.idle(address)
        _ = await reader.next()
        #expect(try await page.get("/api/conversations")["conversations"]?[0]?["isAnswering"] == false)
    }

    @Test("Name and pin of a conversation change, be it open or not", arguments: [true, false])
    func listed(isOpen: Bool) async throws {
        let conversation = try await page.store.create(title: "Old")
        _ = try await page.store.create(title: "Newer")
        let address = "/api/conversations/\(conversation.id)"
        let events = isOpen ? try await page.events(address) : nil
        try await events?.next()
        try await page.post("\(address)/rename", ["title": "New"])
        try await page.post("\(address)/pin", ["isPinned": true])
        #expect(try await titles() == ["New", "Newer"])
        try await events?.next { $0.conversation?["title"] == "New" && $0.conversation?["isPinned"] == true }
    }

    @Test("What is deleted is gone for its readers, its answer stops, and it comes back whole")
    func deleted() async throws {
        let address = try await page.begin("Hello")
        let events = try await page.events(address)
        page.responder[].send(.text("Hi"))
        try await events.next { $0.html == ["<p>Hi</p>"] }
        #expect(try await page.ask(.delete, address).status == 200)
        try await events.next { $0.names.last == "gone" }
        #expect(try await events.next() == nil)
        #expect(try await titles() == [])
        #expect(try await page.ask(.get, address).status == 404)
        #expect(try await page.ask(.delete, address).status == 404)
        try await page.post("/api/undo-delete")
        let back = try await page.get(address)
        #expect(back["messages"]?[1]?["text"] == "Hi")
        #expect(back["messages"]?[1]?["status"] == "stopped")
        #expect(try await page.ask(.post, "/api/undo-delete", [:]).status == 409)
    }

    @Test("Each of several that were deleted can be brought back")
    func deletedTwice() async throws {
        let one = try await page.store.create(title: "One").id
        let two = try await page.store.create(title: "Two").id
        for id in [one, two] { #expect(try await page.ask(.delete, "/api/conversations/\(id)").status == 200) }
        let undone: JSONValue = ["id": .string(one.description)]
        try await page.post("/api/undo-delete", undone)
        #expect(try await titles() == ["One"])
        #expect(try await page.ask(.post, "/api/undo-delete", undone).status == 409)
        try await page.post("/api/undo-delete")
        #expect(try await titles().sorted() == ["One", "Two"])
    }

    @Test("A question to what another program has deleted goes on in another conversation, with its room")
    func moved() async throws {
        let address = try await page.exchange()
        let events = try await page.events(address)
        try await events.next()
        let id = try #require(ULID(String(address.suffix(26))))
        // The room knows no other conversation yet when it asks.
        let room = try await page.rooms.room(id)
        try await page.store.delete([id])
        await MainActor.run {
            room.model.inputText = "Two"
            room.model.send()
        }
        try await room.model.waitUntilAsked()
        #expect(try await page.ask(.get, address).status == 404)
        try await events.next { $0.conversation?["id"] != .string(id.description) }
        let other = try #require(events.conversation?["id"]?.stringValue.flatMap { ULID($0) })
        #expect(await page.rooms.isAnswering(other))
        let found = try await page.rooms.room(other)
        #expect(found === room)
        #expect(try await page.ask(.get, address).status == 404)
        page.responder[1].finish(.text("2"))
        try await events.next { $0.html == ["<p>2</p>"] }
    }

    @Test("The models are not waited for without end")
    func slowModels() async throws {
        var partner = ChatPartner.fed(by: page.responder, model: "m")
        partner.models = { () async throws(LLMAPIError) in
            let (never, feed) = AsyncStream<Void>.makeStream()
            for await _ in never {}
            feed.finish()
            throw .cancelled
        }
        let list = await ModelList(partner, clock: page.clock)
        async let answer = list.models()
        await page.clock.waitForSleeper()
        page.clock.advance(by: ModelList.patience)
        guard case .failed(let sentence) = await answer else {
            Issue.record("There are models.")
            return
        }
        #expect(sentence.contains("in time"))
    }

    @Test("What another program deletes is gone")
    func deletedElsewhere() async throws {
        let address = try await page.exchange()
        let events = try await page.events(address)
        try await page.store.delete([#require(ULID(String(address.suffix(26))))])
        #expect(try await page.ask(.get, address).status == 404)
        try await events.next { $0.names.last == "gone" }
        #expect(try await page.ask(.post, "\(address)/send", ["text": "Hello?"]).status == 404)
    }

    @Test("Stopping keeps what has come")
    func stopped() async throws {
        let address = try await page.begin()
        let events = try await page.events(address)
        page.responder[].send(.text("Half"))
        try await events.next { $0.html == ["<p>Half</p>"] }
        #expect(try await page.ask(.post, "\(address)/send", ["text": "x"]).status == 409)
        try await events.next { $0.status?["isLoading"] == true }
        try await page.post("\(address)/stop")
        try await events.next { $0.status?["isLoading"] == false }
        #expect(events.messages[1]["status"] == "stopped")
        #expect(events.messages[1]["text"] == "Half")
        try await page.post("\(address)/stop")
    }

    @Test("Other answers and other words are branches, between which one moves")
    func branches() async throws {
        let address = try await page.exchange("One", "1")
        page.responder[1].finish(.text("2"))
        try await page.post("\(address)/regenerate")
        try await page.idle(address)
        page.responder[2].finish(.text("3"))
        let question = try await page.get(address)["messages"]?[0]
        try await page.post("\(address)/edit", ["message": question?["id"] ?? .null, "text": "Uno"])
        try await page.idle(address)
        var read = try await page.get(address)
        #expect(read["messages"]?[0]?["text"] == "Uno")
        #expect(read["messages"]?[0]?["siblings"]?.arrayValue?.count == 2)
        let events = try await page.events(address)
        try await events.next()
        try await page.post("\(address)/select", ["message": question?["id"] ?? .null])
        try await events.next { $0.messages.map { $0["text"] } == ["One", "2"] }
        read = try await page.get(address)
        #expect(read["messages"]?[1]?["siblings"]?.arrayValue?.count == 2)
    }

    @Test("Another model answers from then on, in that conversation only")
    func models() async throws {
        let address = try await page.exchange()
        #expect(try await page.get("/api/models")["models"] == ["m", "n", "o"])
        try await page.post("\(address)/model", ["model": "n"])
        #expect(try await page.get(address)["conversation"]?["model"] == "n")
        page.responder[1].finish(.text("2"))
        try await page.post("\(address)/send", ["text": "Two"])
        try await page.idle(address)
        #expect(page.responder.requests.last?.model == "n")
        let (status, body) = try await page.ask(.post, "\(address)/model", ["model": "x"])
        #expect(status == 422)
        #expect(body["error"]?.stringValue?.contains("There is no model x.") == true)
        page.responder[2].finish(.text("3"))
        let other = try await page.begin()
        try await page.idle(other)
        #expect(page.responder.requests.last?.model == "m")
        try await page.post("\(address)/model", ["model": .null])
        #expect(try await page.get(address)["conversation"]?["model"] == "m")
    }

    @Test(
        "A conversation of before goes on with its model where this endpoint answered, else with whoever answers here",
        arguments: [("test", "n", "n"), ("elsewhere", "n", "m"), ("test", "gone", "m")]
    )
    func goesOn(endpoint: String, model: String, asked: String) async throws {
        let begun = try await page.store.begin(.user("One"), model: ModelID(model))
        let record = AnswerRecord(model: ModelID(model), endpoint: endpoint)
        var answer = try await page.store.beginAnswer(
            to: begun.message.id,
            in: begun.conversation.id,
            record: record
        )
        answer.status = .complete
        try await page.store.finish(answer)
        page.responder[].finish(.text("2"))
        let address = "/api/conversations/\(begun.conversation.id)"
        try await page.post("\(address)/send", ["text": "Two"])
        try await page.idle(address)
        #expect(page.responder.requests.last?.model?.rawValue == asked)
    }

    @Test("A question goes with its system prompt and its files, which the page gets back")
    func files() async throws {
        let png = [0x89] + Array("PNG\r\n\u{1A}\nrest".utf8)
        let files: JSONValue = [
            ["name": "a.png", "type": "image/png", "data": .string(Data(png).base64EncodedString())],
            ["name": "a.pdf", "type": "image/png", "data": .string(Data("%PDF-1".utf8).base64EncodedString())],
            ["name": "a.txt", "type": "text/plain", "data": .string(Data("words".utf8).base64EncodedString())],
        ]
        page.responder[].finish(.text("Nice."))
        let id = try await page.post(
            "/api/conversations",
            ["text": "Look", "system": "Be brief.", "model": "o", "attachments": files]
        )["id"]?.stringValue
        let address = "/api/conversations/\(try #require(id))"
        try await page.idle(address)
        #expect(page.responder.requests[0].messages.first == .system("Be brief."))
        #expect(page.responder.requests[0].model == "o")
        let message = try await page.get(address)["messages"]?[0]
        #expect(message?["text"] == "Look\n\na.txt:\n\nwords")
        let attached = message?["attachments"]?.arrayValue ?? []
        #expect(attached.map { $0["name"] } == ["Image", "a.pdf"])
        for (attached, expected) in zip(
            attached,
            [("image/png", png), ("application/octet-stream", Array("%PDF-1".utf8))]
        ) {
            let request = PageRequest(.get, try #require(attached["url"]?.stringValue))
            guard case .whole(200, let type, let fields, let body) = await page.routes.respond(to: request) else {
                Issue.record("\(attached) is not there")
                continue
            }
            #expect(type == expected.0)
            #expect(body == expected.1)
            let disposition = type == "image/png" ? nil : "attachment; filename=\"a.pdf\""
            #expect(fields["Content-Disposition"] == disposition)
        }
    }

    @Test("A draft is kept with its conversation")
    func draft() async throws {
        let address = try await page.exchange()
        try await page.post("\(address)/draft", ["text": "What about"])
        #expect(try await page.get(address)["conversation"]?["draft"] == "What about")
        let id = try #require(ULID(String(address.suffix(26))))
        #expect(try await page.store.conversation(id)?.draft == "What about")
    }

    @Test("What is found is shown with the words that were looked for")
    func search() async throws {
        _ = try await page.exchange("What is a martlet?", "A bird.")
        let hit = try await page.get("/api/search?q=martlet")["hits"]?[0]
        #expect(hit?["title"] == "What is a martlet?")
        #expect(
            hit?["snippet"] == [
                ["text": "What is a ", "isHit": false], ["text": "martlet", "isHit": true],
                ["text": "?", "isHit": false],
            ]
        )
    }

    @Test("A conversation can be saved as Markdown")
    func markdown() async throws {
        let address = try await page.exchange("Hello", "*Hi!*")
        let response = await page.routes.respond(to: PageRequest(.get, "\(address)/markdown"))
        guard case .whole(200, "text/markdown; charset=utf-8", let fields, let body) = response else {
            Issue.record("\(response)")
            return
        }
        #expect(fields["Content-Disposition"]?.hasPrefix("attachment; filename=") == true)
        #expect(String(decoding: body, as: UTF8.self).hasPrefix("# Hello\n"))
    }

    @Test("Rooms that nobody is in are let go, with what was typed in them; one with a reader stays")
    func idleRooms() async throws {
        let address = try await page.exchange()
        let events = try await page.events(address)
        try await events.next()
        var addresses: [String] = []
        for number in 0...(ChatRooms.maximumIdleCount + 1) {
            let conversation = try await page.store.create(title: "\(number)")
            addresses.append("/api/conversations/\(conversation.id)")
            try await page.post("\(addresses[number])/draft", ["text": "Draft"])
        }
        #expect(await page.rooms.openCount == ChatRooms.maximumIdleCount + 2)
        #expect(try await page.get(addresses[0])["conversation"]?["draft"] == "Draft")
        try await page.post("\(address)/rename", ["title": "Here"])
        try await events.next { $0.conversation?["title"] == "Here" }
    }

    @Test("At the end answers are stopped and kept, readers go, and nothing is taken any more")
    func closing() async throws {
        let address = try await page.begin()
        let events = try await page.events(address)
        page.responder[].send(.text("Half"))
        try await events.next { $0.html == ["<p>Half</p>"] }
        await page.routes.close()
        let id = try #require(ULID(String(address.suffix(26))))
        let kept = try await page.store.messages(in: id).last
        #expect(kept?.status == .stopped)
        #expect(kept?.text == "Half")
        while try await events.next() != nil {}
        #expect(try await page.ask(.post, "/api/conversations", ["text": "Hello"]).status == 503)
        #expect(try await page.ask(.get, address).status == 503)
    }

    @Test("A question that can't be kept is told, and is back where it was typed")
    func fullDisk() async throws {
        let address = try await page.exchange()
        let events = try await page.events(address)
        try await events.next()
        let long: JSONValue = .string(String(repeating: "word ", count: 20_000))
        try await page.store.limit(isFull: true)
        let unsent = try await page.ask(.post, "\(address)/send", ["text": long])
        #expect(unsent.status == 507)
        #expect(unsent.body["error"]?.stringValue?.contains("no room") == true)
        let question = events.messages[0]["id"] ?? .null
        #expect(try await page.ask(.post, "\(address)/edit", ["message": question, "text": long]).status == 507)
        try await events.next { $0.names.contains("trouble") && $0.conversation?["draft"] == long }
        #expect(events.messages.count == 2)
        let refused = try await page.ask(.post, "/api/conversations", ["text": long])
        #expect(refused.status == 507)
        #expect(refused.body["error"]?.stringValue?.contains("no room") == true)
        #expect(try await page.ask(.post, "\(address)/rename", ["title": long]).status == 507)
    }

    @Test("An answer that can't be kept stays as it is, and is kept once there is room")
    func unkept() async throws {
        let address = try await page.begin()
        let id = try #require(ULID(String(address.suffix(26))))
        let long = String(repeating: "word ", count: 20_000)
        let events = try await page.events(address)
        page.responder[].send(.text("Half"))
        try await events.next { $0.html == ["<p>Half</p>"] }
        try await page.store.limit(isFull: true)
        page.responder[].finish(.text(long))
        try await events.next { $0.status?["isLoading"] == false }
        for _ in 0..<2 {
            let answer = try await page.get(address)["messages"]?[1]
            #expect(answer?["status"] == "complete")
            #expect(answer?["text"] == .string(long))
        }
        let left = try await page.store.messages(in: id).last
        #expect(left?.status == .truncated)
        #expect(left?.answer?.failure?.kind == "unkept")
        try await page.store.limit(isFull: false)
        #expect(try await page.get(address)["messages"]?[1]?["status"] == "complete")
        let kept = try await page.store.messages(in: id).last
        #expect(kept?.status == .complete)
        #expect(kept?.text == long)
    }

    @Test("A reader who goes ends at once")
    func cancelled() async throws {
        let reader = await page.rooms.reader(of: nil, after: nil)
        let task = Task { await reader.next() }
        task.cancel()
        #expect(await task.value == nil)
    }
}

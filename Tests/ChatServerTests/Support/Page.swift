import ChatCore
import HandFed
import JSONCoding
import LLM
import LLMTesting
import Testing
import WebAPI

@testable import ChatServer

/// A page's side of the routes, over a store in memory, with answers that a test feeds.
struct Page {
    let store: ConversationStore
    let responder: HandFedResponder
    let clock = ManualClock()
    let rooms: ChatRooms
    let routes: ChatRoutes

    init(answers: Int = 3, store: ConversationStore? = nil, settings: PageSettings = PageSettings()) throws {
        let responder = HandFedResponder(answers: answers)
        self.store = try store ?? .inMemory()
        self.responder = responder
        rooms = ChatRooms(
            store: self.store,
            partner: .fed(by: responder, model: "m"),
            settings: settings,
            clock: clock,
            random: .seeded(1)
        )
        routes = ChatRoutes(rooms)
    }

    /// Asks, and returns the status and the body.
    @discardableResult
    func ask(
        _ method: HTTPMethod,
        _ address: String,
        _ fields: JSONValue? = nil
    ) async throws -> (status: Int, body: JSONValue) {
        let response = await routes.respond(to: PageRequest(method, address, fields))
        guard case .whole(let status, _, _, let body) = response else {
            Issue.record("\(address) is answered by events")
            return (0, .null)
        }
        return (status, try JSONValue(parsing: body))
    }

    func get(_ address: String) async throws -> JSONValue { try await ask(.get, address).body }

    /// Sends, and expects that nothing is in the way.
    @discardableResult
    func post(_ address: String, _ fields: JSONValue = [:]) async throws -> JSONValue {
        let (status, body) = try await ask(.post, address, fields)
        #expect(status == 200, "\(address): \(body)")
        return body
    }

    /// Begins a conversation, and returns its address.
    func begin(_ text: String = "Hello") async throws -> String {
        let id = try await post("/api/conversations", ["text": .string(text)])["id"]?.stringValue
        return "/api/conversations/\(try #require(id))"
    }

    /// Begins a conversation whose first question is answered.
    func exchange(_ text: String = "Hello", _ answer: String = "Hi!") async throws -> String {
        responder[].finish(.text(answer))
        let address = try await begin(text)
        try await idle(address)
        return address
    }

    /// Waits until no answer is on its way.
    func idle(_ address: String) async throws {
        let room = try await rooms.room(#require(ULID(String(address.suffix(26)))))
        await room.model.waitUntilIdle()
    }

    /// Reads the events of a conversation.
    func events(_ address: String, after version: JSONValue? = nil) async throws -> PageEvents {
        var query = "/api/events?conversation=\(address.suffix(26))"
        if let version = version?.stringValue { query += "&after=\(version)" }
        guard case .events(let source) = await routes.respond(to: PageRequest(.get, query)) else {
            throw Refusal(0, "There are no events at \(address).")
        }
        return PageEvents(source)
    }
}

/// What a page makes of the events.
final class PageEvents {
    private let source: EventSource
    private(set) var version: JSONValue?
    /// The messages on show, as the page puts them together.
    private(set) var messages: [JSONValue] = []
    private(set) var status: JSONValue?
    private(set) var conversation: JSONValue?
    /// The names of the events that came.
    private(set) var names: [String] = []

    init(_ source: EventSource) {
        self.source = source
    }

    /// Takes the next event; `nil` at the end.
    @discardableResult
    func next() async throws -> (name: String, data: JSONValue)? {
        guard let bytes = await source.next() else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.suffix(2) == ["", ""])
        let fields = lines.dropLast(2).reduce(into: [Substring: String]()) { fields, line in
            let name = line.prefix { $0 != ":" }
            fields[name] = String(line.dropFirst(name.count + 2))
        }
        let name = try #require(fields["event"])
        let data = try JSONValue(parsing: #require(fields["data"]))
        if let id = fields["id"] { version = .string(id) }
        names.append(name)
        try apply(name, data)
        return (name, data)
    }

    /// Takes events until something holds.
    func next(until condition: (PageEvents) -> Bool) async throws {
        while !condition(self) { _ = try #require(await next()) }
    }

    /// The HTML of the last message.
    var html: [String] { messages.last?["blocks"]?.arrayValue?.compactMap(\.stringValue) ?? [] }

    private func apply(_ name: String, _ data: JSONValue) throws {
        switch name {
        case "snapshot":
            messages = data["messages"]?.arrayValue ?? []
            status = data["status"]
            conversation = data["conversation"]
            #expect(data["version"] == version)
        case "conversation": conversation = data
        case "status": status = data
        case "path": messages = messages.prefix(data["keep"]?.intValue ?? 0) + (data["messages"]?.arrayValue ?? [])
        case "message":
            if let index = messages.firstIndex(where: { $0["id"] == data["id"] }) { messages[index] = data }
        case "grow":
            let index = try #require(messages.firstIndex { $0["id"] == data["id"] })
            let kept = messages[index]["blocks"]?.arrayValue?.prefix(data["keep"]?.intValue ?? 0) ?? []
            messages[index]["blocks"] = .array(kept + (data["blocks"]?.arrayValue ?? []))
            if let more = data["reasoning"]?.stringValue {
                messages[index]["reasoning"] = .string((messages[index]["reasoning"]?.stringValue ?? "") + more)
            }
        default: break
        }
    }
}

extension PageRequest {
    init(_ method: HTTPMethod, _ address: String, _ fields: JSONValue? = nil) {
        let parts = address.split(separator: "?", maxSplits: 1)
        self.init(
            method: method,
            path: parts[0].split(separator: "/").map(String.init),
            body: fields?.bytes() ?? []
        )
        for pair in parts.dropFirst().joined().split(separator: "&") {
            let pair = pair.split(separator: "=", maxSplits: 1).map(String.init)
            query[pair[0]] = pair.count > 1 ? pair[1] : ""
        }
    }
}

extension ChatPartner {
    /// A partner with a responder that a test feeds, who knows the models `m`, `n` and `o`.
    static func fed(by responder: HandFedResponder, model: ModelID?, endpoint: String = "test") -> ChatPartner {
        ChatPartner(
            endpoint: endpoint,
            model: model,
            responder: responder,
            models: { () async throws(LLMAPIError) in ["m", "n", "o"] },
            other: { name in
                guard ["m", "n", "o"].contains(name) else { throw Refusal(0, "There is no model \(name).") }
                return .fed(by: responder, model: ModelID(name))
            }
        )
    }
}

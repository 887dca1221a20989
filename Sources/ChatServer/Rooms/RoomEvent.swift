import ChatCore
import JSONCoding

/// What a room tells its readers.
struct RoomEvent: Sendable {
    /// What it is about: an event makes others of before it superfluous.
    enum Subject: Sendable, Hashable {
        case conversation
        case status
        case path
        /// All of a message.
        case message(ULID)
        /// The blocks of a message behind the first so many.
        case blocks(ULID, keep: Int)
        /// What came to the thoughts of a message, perhaps with blocks.
        case reasoning(ULID)
        case trouble
    }

    let name: String
    let subject: Subject
    let data: JSONValue

    static func conversation(_ view: JSONValue) -> RoomEvent {
        RoomEvent(name: "conversation", subject: .conversation, data: view)
    }

    static func status(_ view: JSONValue) -> RoomEvent {
        RoomEvent(name: "status", subject: .status, data: view)
    }

    /// That the path on show is another one behind its first so many messages.
    static func path(keep: Int, _ views: [JSONValue]) -> RoomEvent {
        RoomEvent(name: "path", subject: .path, data: ["keep": .number(.init(keep)), "messages": .array(views)])
    }

    static func message(_ id: ULID, _ view: JSONValue) -> RoomEvent {
        RoomEvent(name: "message", subject: .message(id), data: view)
    }

    static func growth(_ growth: GrowingAnswer.Growth, of id: ULID) -> RoomEvent {
        var data: JSONValue = [
            "id": .string(id.description),
            "keep": .number(.init(growth.keep)),
            "blocks": .array(growth.blocks.map(JSONValue.string)),
            "isOpen": true,
        ]
        if !growth.reasoning.isEmpty { data["reasoning"] = .string(growth.reasoning) }
        let subject = growth.reasoning.isEmpty ? Subject.blocks(id, keep: growth.keep) : .reasoning(id)
        return RoomEvent(name: "grow", subject: subject, data: data)
    }

    static func trouble(_ sentence: String) -> RoomEvent {
        RoomEvent(name: "trouble", subject: .trouble, data: ["sentence": .string(sentence)])
    }
}

extension RoomEvent.Subject {
    /// Whether an event about this tells all that an earlier one told.
    func replaces(_ earlier: Self) -> Bool {
        switch (self, earlier) {
        case (.conversation, .conversation), (.status, .status): true
        case (.message(let id), .message(let other)), (.message(let id), .reasoning(let other)): id == other
        case (.message(let id), .blocks(let other, _)): id == other
        case (.blocks(let id, let keep), .blocks(let other, let kept)): id == other && keep <= kept
        default: false
        }
    }
}

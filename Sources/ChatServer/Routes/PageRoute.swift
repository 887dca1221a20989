import ChatCore
import WebAPI

/// What the page asks for.
enum PageRoute: Sendable, Hashable {
    case conversations(limit: Int, offset: Int)
    case search(String)
    case models
    case conversation(ULID, last: Int)
    case messages(ULID, before: Int, limit: Int)
    case markdown(ULID)
    case attachment(message: ULID, index: Int)
    case events(ULID?, after: EventLog.Version?)
    case begin(PageQuestion, model: String?, system: String?)
    case change(ULID, ConversationChange)
    case delete(ULID)
    case undoDelete(ULID?)

    /// Reads a request.
    ///
    /// - Throws: The refusal where there is no such address, or where a part of the request is not what it has to be.
    init(_ request: PageRequest) throws(Refusal) {
        guard request.path.first == "api" else { throw .noSuchAddress }
        let path = Array(request.path.dropFirst())
        switch request.method {
        case .get: try self.init(reading: path, request)
        case .post: try self.init(writing: path, RequestFields(request.body))
        case .delete:
            guard path.count == 2, path[0] == "conversations" else { throw .noSuchAddress }
            self = .delete(try Self.conversation(path[1]))
        default: throw Refusal(405, "\(request.method) can't be used here.")
        }
    }

    private init(reading path: [String], _ request: PageRequest) throws(Refusal) {
        switch (path.first, path.count) {
        case ("conversations", 1):
            self = .conversations(
                limit: try request.number("limit", in: 1...200, else: 50),
                offset: try request.number("offset", in: 0...Int.max, else: 0)
            )
        case ("conversations", 2):
            let last = try request.number("last", in: 0...500, else: ChatRoom.pageSize)
            self = .conversation(try Self.conversation(path[1]), last: last)
        case ("conversations", 3) where path[2] == "messages":
            self = .messages(
                try Self.conversation(path[1]),
                before: try request.number("before", in: 0...Int.max, else: Int.max),
                limit: try request.number("limit", in: 1...500, else: ChatRoom.pageSize)
            )
        case ("conversations", 3) where path[2] == "markdown": self = .markdown(try Self.conversation(path[1]))
        case ("messages", 4) where path[2] == "attachments":
            guard let message = ULID(path[1]), let index = Int(path[3]) else { throw .noSuchMessage }
            self = .attachment(message: message, index: index)
        case ("search", 1): self = .search(request.query["q"] ?? "")
        case ("models", 1): self = .models
        case ("events", 1):
            let id = request.query["conversation"]
            let after = request.fields["Last-Event-ID"] ?? request.query["after"]
            self = .events(try id.map(Self.conversation), after: after.flatMap(EventLog.Version.init))
        default: throw .noSuchAddress
        }
    }

    private init(writing path: [String], _ fields: RequestFields) throws(Refusal) {
        switch (path.first, path.count) {
        case ("conversations", 1):
            self = .begin(
                try fields.question(),
                model: try fields.optionalText("model"),
                system: try fields.optionalText("system")
            )
        case ("conversations", 3):
            self = .change(try Self.conversation(path[1]), try ConversationChange(path[2], fields))
        case ("undo-delete", 1): self = .undoDelete(try fields.optionalText("id").map(Self.conversation))
        default: throw .noSuchAddress
        }
    }

    private static func conversation(_ text: String) throws(Refusal) -> ULID {
        guard let id = ULID(text) else { throw .noSuchConversation }
        return id
    }
}

extension PageRequest {
    /// A number of the query, brought within bounds.
    fileprivate func number(_ name: String, in bounds: ClosedRange<Int>, else standard: Int) throws(Refusal) -> Int {
        guard let text = query[name] else { return standard }
        guard let number = Int(text) else { throw Refusal(400, "\"\(name)\" has to be a number.") }
        return min(max(number, bounds.lowerBound), bounds.upperBound)
    }
}

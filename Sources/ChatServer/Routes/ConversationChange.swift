import ChatCore

/// What is done in a conversation.
enum ConversationChange: Sendable, Hashable {
    case send(PageQuestion)
    case stop
    case retry
    case regenerate(ULID?)
    case edit(ULID, text: String)
    case select(ULID)
    case rename(String)
    case pin(Bool)
    case model(String?)
    case system(String?)
    case draft(String)

    /// Whether it asks for an answer, which follows what was said last, by whatever program.
    var asks: Bool {
        switch self {
        case .send, .retry, .regenerate, .edit: true
        case .stop, .select, .rename, .pin, .model, .system, .draft: false
        }
    }

    /// Reads the last part of an address, and the fields that belong to it.
    init(_ name: String, _ fields: RequestFields) throws(Refusal) {
        switch name {
        case "send": self = .send(try fields.question())
        case "stop": self = .stop
        case "retry": self = .retry
        case "regenerate": self = .regenerate(try fields.optionalID("message"))
        case "edit": self = .edit(try fields.id("message"), text: try fields.text("text"))
        case "select": self = .select(try fields.id("message"))
        case "rename": self = .rename(try fields.text("title"))
        case "pin": self = .pin(try fields.bool("isPinned"))
        case "model": self = .model(try fields.optionalText("model"))
        case "system": self = .system(try fields.optionalText("system"))
        case "draft": self = .draft(try fields.text("text"))
        default: throw .noSuchAddress
        }
    }
}

public import ChatCore

/// What is chosen in the list of conversations.
public enum SidebarItem: Sendable, Hashable {
    /// A conversation.
    case conversation(ULID)
    /// A message that was found, and its conversation.
    case hit(message: ULID, conversation: ULID)

    /// The conversation.
    public var conversation: ULID {
        switch self {
        case .conversation(let id), .hit(message: _, conversation: let id): id
        }
    }
}

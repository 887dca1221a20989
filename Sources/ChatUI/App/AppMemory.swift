import ChatCore

/// What the app goes on with when it is opened again.
struct AppMemory: Codable, Sendable, Hashable {
    /// The conversation that was on show; nil for none.
    var conversation: String?
    /// What was typed, where the store does not have it: for a conversation that had not begun, or as the app was quit.
    var draft: String?

    /// The conversation's identifier.
    var id: ULID? { conversation.flatMap { ULID($0) } }
}

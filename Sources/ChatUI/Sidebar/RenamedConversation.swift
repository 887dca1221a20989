import ChatCore

/// A conversation that is being given another name.
struct RenamedConversation: Hashable, Identifiable {
    let id: ULID

    init(_ conversation: Conversation) {
        id = conversation.id
    }
}

/// What can be done with a conversation in the list.
struct ConversationActions {
    var rename: @MainActor () -> Void
    var pin: @MainActor () -> Void
    var delete: @MainActor () -> Void
}

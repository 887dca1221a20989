import ChatCore

/// What a reader can do with a message, beside copying and sharing it.
struct MessageActions {
    /// Asks once more for what is not whole.
    let retry: @MainActor () -> Void
    /// Asks for another answer beside this one.
    let regenerate: @MainActor () -> Void
    /// Puts the question in other words.
    let edit: @MainActor () -> Void
    /// Shows another version of the message.
    let select: @MainActor (ULID) -> Void
}

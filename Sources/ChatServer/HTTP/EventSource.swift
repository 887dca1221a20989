/// The events of one reader, each as the bytes of a whole server-sent event.
///
/// The next one is asked for when the reader has taken the one before, so what is not asked for yet is the source's to put
/// together or to drop. It is called by one task, which is cancelled when the reader goes.
struct EventSource: Sendable {
    /// The next event, when there is one; `nil` after the last, and soon after the task was cancelled.
    let next: @Sendable () async -> [UInt8]?
}

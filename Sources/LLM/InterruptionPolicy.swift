/// What happens to a stream whose answer breaks off after a part of it was handed out.
///
/// Before that point a failed attempt is repeated without anybody noticing more than a ``ChatStreamEvent/retrying``.
/// After it a second attempt would say again, in other words, what the caller has already shown.
public enum InterruptionPolicy: String, Sendable, Hashable, CaseIterable {
    /// The stream throws, and the error holds what had arrived. Nothing is sent again. This is the default.
    case fail
    /// The request is sent again, as ``RetryPolicy`` allows, after a ``ChatStreamEvent/restarted(because:)`` that tells
    /// the caller to drop what it showed. No piece of two attempts is ever joined.
    ///
    /// A ``ChatStream/text`` can't take a piece back, so it keeps to ``fail``.
    case restart
}

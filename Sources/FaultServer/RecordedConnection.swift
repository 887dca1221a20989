/// One connection as the server saw it.
public struct RecordedConnection: Sendable, Hashable {
    /// When it was accepted.
    public var opened: ContinuousClock.Instant
    /// How many bytes the system has taken from the server so far.
    public var bytesSent = 0
    /// How many bytes the server has read so far.
    public var bytesReceived = 0
    /// Whether the server wants to write and could not for ``ScriptedServer/stallLimit``: the client does not read.
    public var isStalled = false
    /// How it ended, or nil while it is open.
    public var end: End?
    /// When it ended, or nil while it is open.
    public var ended: ContinuousClock.Instant?

    /// How a connection ended, as the server saw it.
    public enum End: String, Sendable, Hashable, CaseIterable {
        /// The client closed it in order (FIN).
        case clientClosed
        /// The client reset it (RST), as a system does when bytes are left unread.
        case clientReset
        /// The script closed it.
        case serverClosed
        /// The script reset it.
        case serverReset
        /// The client sent what is not HTTP.
        case malformedRequest
        /// The server was stopped.
        case serverStopped

        /// Whether the client ended it, one way or the other.
        public var isByClient: Bool { self == .clientClosed || self == .clientReset }
    }
}

extension ChatAnswer {
    /// How a response ends.
    public enum End: String, Sendable, Hashable, CaseIterable {
        /// The response is whole, and the connection is kept.
        case keep
        /// The response is whole and the connection kept, but its next request is read and the connection closed.
        case dropNext = "drop-next"
        /// The response is whole, and the connection is closed after ``Delays/end`` though nothing announced it.
        case expire
        /// The connection is closed (FIN) before the body has ended.
        case close
        /// The server's side is ended (FIN) before the body has; the server goes on reading.
        case halfClose = "half-close"
        /// The connection is reset (RST) before the body has ended.
        case reset
        /// Nothing more comes; the connection stays open.
        case silence

        /// Whether the end of the body is sent.
        var isWhole: Bool {
            switch self {
            case .keep, .dropNext, .expire: true
            case .close, .halfClose, .reset, .silence: false
            }
        }
    }
}

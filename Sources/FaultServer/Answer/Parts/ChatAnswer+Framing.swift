extension ChatAnswer {
    /// How the end of a body is told (RFC 9112, section 6.3).
    public enum Framing: String, Sendable, Hashable, CaseIterable {
        /// By the transfer coding `chunked`: one chunk for each piece.
        case chunked
        /// By `Content-Length`.
        case length
        /// By the end of the connection; the answer ends with ``End/close`` unless it says otherwise.
        case close
    }
}

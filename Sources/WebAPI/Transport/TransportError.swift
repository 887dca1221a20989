/// Why a request got no answer, or why a body ended before it was complete.
public enum TransportError: Error, Sendable, Hashable {
    /// The network or the peer failed, in the phase named. `reason` is one sentence for a person.
    case failed(Phase, reason: String)
    /// A timer ran out; `after` is its limit.
    case timedOut(TimeoutKind, after: Duration)
    /// The body could not be decoded as its `Content-Encoding` says, such as gzip that is none.
    case undecodableBody(reason: String)
    /// The request can't be sent as it is, such as a URL that is neither `http` nor `https`.
    case invalidRequest(reason: String)
    /// The task was cancelled, or the body was.
    case cancelled

    /// How far a request had come.
    public enum Phase: String, Sendable, Hashable, CaseIterable {
        /// Looking up the host's name.
        case resolve
        /// Opening the connection, also to a proxy.
        case connect
        /// The TLS handshake, or the check of a certificate.
        case tls
        /// Writing the request.
        case send
        /// Waiting for the status and headers, or reading them.
        case head
        /// Reading the body: it was cut, or broke the rules of HTTP.
        case body
    }
}

extension TransportError: CustomStringConvertible {
    /// One sentence for a person, without any secret.
    public var description: String {
        switch self {
        case .failed(_, let reason), .undecodableBody(let reason), .invalidRequest(let reason): reason
        case .timedOut(let kind, let limit): "\(kind.sentence) within \(limit.inSeconds)."
        case .cancelled: "The request was cancelled."
        }
    }
}

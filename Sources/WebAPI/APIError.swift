/// Why a call of a web API failed.
public enum APIError: Error, Sendable {
    /// The request could not be built: a base URL without a host, a header that holds a line break.
    case invalidRequest(reason: String)
    /// The body of the request could not be encoded.
    case encoding(any Error)
    /// The network or the peer failed; the payload says in which phase.
    case transport(TransportError)
    /// A timer ran out: which one, and its limit.
    case timedOut(TimeoutKind, after: Duration)
    /// The server answered with a status that is not 200 to 299.
    case status(FailedResponse)
    /// The server answered with a success whose body is not what was expected.
    case decoding(any Error, FailedResponse)
    /// The server's body is larger than the client reads into memory.
    case tooLarge(limit: Int)
    /// The task was cancelled.
    case cancelled

    /// The error that a transport's error means to the caller.
    public init(_ error: TransportError) {
        switch error {
        case .failed, .undecodableBody: self = .transport(error)
        case .timedOut(let kind, let limit): self = .timedOut(kind, after: limit)
        case .invalidRequest(let reason): self = .invalidRequest(reason: reason)
        case .cancelled: self = .cancelled
        }
    }
}

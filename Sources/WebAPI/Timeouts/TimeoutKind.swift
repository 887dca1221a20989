/// The timers that bound a call, by what they wait for.
public enum TimeoutKind: String, Sendable, Hashable, CaseIterable {
    /// Resolving, connecting and the TLS handshake.
    case connect
    /// From sending the request to the first byte of the body.
    case firstByte = "first_byte"
    /// Between two arrivals of bytes, of any kind.
    case idle
    /// Between two events of a stream that is kept alive by comments, or before the first.
    case event
    /// The whole call, with everything in it.
    case total

    /// What did not happen, as the start of a sentence.
    public var sentence: String {
        switch self {
        case .connect: "No connection was made"
        case .firstByte: "No byte of the answer came"
        case .idle: "Nothing more came"
        case .event: "No event came"
        case .total: "The call did not end"
        }
    }
}

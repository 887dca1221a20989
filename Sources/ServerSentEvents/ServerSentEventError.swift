/// Why an event stream can't be parsed any further.
///
/// The algorithm itself refuses nothing: a line that means nothing is ignored. Only size has a bound.
public enum ServerSentEventError: Error, Sendable, Hashable {
    /// An event, or a single line, has more bytes than the parser's limit, which is `limit`.
    case eventTooLarge(limit: Int)
}

extension ServerSentEventError: CustomStringConvertible {
    /// One sentence for a person.
    public var description: String {
        switch self {
        case .eventTooLarge(let limit): "An event of the stream is larger than \(limit) bytes."
        }
    }
}

/// What `URLSession` is known not to do, with the reason that a skipped test shows.
///
/// Those on Linux were measured with Swift 6.3.1. `CurlHTTPTransport` has none of them.
public enum KnownLimit: String, Sendable {
    case connectTimeout = "URLSession does not tell when a connection is made; the first-byte timer covers connecting"
    case repeatedHeaderLines = "URLSession joins the lines of a repeated header field and loses their order"
    case headCut = "URLSession on Linux aborts the process when a response ends inside its header"
    case trailers = "URLSession on Linux aborts the process when a chunked body has trailer fields"
    case headerWithoutSpace = "URLSession on Linux refuses a response with no space after a header field's colon"
    case latin1Header = "URLSession on Linux refuses a response with a byte beyond ASCII in its header"
    case noReasonPhrase = "URLSession on Linux refuses a status line that ends after the code"
    case bareLineFeeds = "URLSession on Linux refuses a header with bare line feeds"
    case backpressure = "URLSession on Linux reads on while a task is suspended, and buffers without bound"
    case stalePost = "URLSession on Linux hangs when a POST meets a kept connection that the server closes"

    /// Whether the limit holds on this platform.
    public var holdsHere: Bool {
        switch self {
        case .connectTimeout, .repeatedHeaderLines: true
        default:
            #if canImport(Darwin)
            false
            #else
            true
            #endif
        }
    }
}

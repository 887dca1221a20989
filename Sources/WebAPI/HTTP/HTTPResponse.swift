/// The head of an HTTP response: its status and header fields. The body comes beside it.
public struct HTTPResponse: Sendable, Hashable {
    /// The status code, such as 200. Informational responses (1xx) never reach the caller.
    public var status: Int
    /// The header fields.
    public var headers: HTTPFields

    /// Makes a response head.
    public init(status: Int, headers: HTTPFields = [:]) {
        self.status = status
        self.headers = headers
    }

    /// Whether the status is 200 to 299.
    public var isSuccess: Bool { (200..<300).contains(status) }

    /// The media type of `Content-Type` in lower case and without parameters, such as `text/event-stream`.
    public var mediaType: String? {
        headers["Content-Type"]?
            .prefix { $0 != ";" && $0 != "," }
            .filter { !$0.isWhitespace }
            .lowercased()
    }
}

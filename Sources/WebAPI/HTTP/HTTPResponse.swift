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
        guard let value = headers["Content-Type"] else { return nil }
        if value.utf8.allSatisfy(\.isPlainInMediaType) { return value }
        let type = value.utf8.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ",") }
        return String(decoding: type.filter { !$0.isWhitespaceASCII }.map(\.lowercasedASCII), as: UTF8.self)
    }
}

extension UInt8 {
    /// Whether it stands in a media type as it stands in the field.
    fileprivate var isPlainInMediaType: Bool {
        self != UInt8(ascii: ";") && self != UInt8(ascii: ",") && !isWhitespaceASCII && self == lowercasedASCII
    }
}

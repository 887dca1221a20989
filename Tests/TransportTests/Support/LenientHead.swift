import Testing

/// The start of a head in a spelling of its own: status 429, `Retry-After` 7.
///
/// Real servers send these although RFC 9112 asks for more.
struct LenientHead: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String

    private init(_ name: String, _ text: String) {
        (testDescription, self.text) = (name, text)
    }

    static let common = [
        LenientHead("spaces around the value", "HTTP/1.1 429 Slow\r\nRetry-After: \t 7 \t\r\n"),
        LenientHead("an empty reason phrase", "HTTP/1.1 429 \r\nRetry-After: 7\r\n"),
        LenientHead("HTTP/1.0", "HTTP/1.0 429 Slow\r\nRetry-After: 7\r\n"),
        LenientHead("a name in lower case", "HTTP/1.1 429 Slow\r\nretry-after: 7\r\n"),
    ]
    static let rare = [withoutSpace, withoutReason, withBareLineFeeds]

    static let withoutSpace = LenientHead("no space after the colon", "HTTP/1.1 429 Slow\r\nRetry-After:7\r\n")
    static let withoutReason = LenientHead("no reason phrase", "HTTP/1.1 429\r\nRetry-After: 7\r\n")
    static let withBareLineFeeds = LenientHead("bare line feeds", "HTTP/1.1 429 Slow\nRetry-After: 7\n")
}

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One HTTP request, as a transport sends it.
public struct HTTPRequest: Sendable, Hashable {
    /// The method; `GET` by default.
    public var method: HTTPMethod
    /// The absolute URL, percent-encoded.
    public var url: URL
    /// The header fields. A transport adds `Host`, `Content-Length` and `Accept-Encoding` itself.
    public var headers: HTTPFields
    /// The body, or nil for none.
    public var body: Data?
    /// The longest that resolving, connecting and the TLS handshake may take together; nil for no limit.
    ///
    /// A transport that can't see connecting (``URLSession``) leaves this to the timer for the first byte.
    public var connectTimeout: Duration?

    /// Makes a request.
    public init(
        method: HTTPMethod = .get,
        url: URL,
        headers: HTTPFields = [:],
        body: Data? = nil,
        connectTimeout: Duration? = nil
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.connectTimeout = connectTimeout
    }
}

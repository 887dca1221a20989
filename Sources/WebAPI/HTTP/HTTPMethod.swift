/// An HTTP request method, such as `GET`. Any token is a method; the common ones have names.
///
/// Methods are case-sensitive ([RFC 9110, section 9.1](https://www.rfc-editor.org/rfc/rfc9110#section-9.1)).
public struct HTTPMethod: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The method as it is sent.
    public let rawValue: String

    /// Makes a method of any token.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Reads a resource.
    public static let get = HTTPMethod(rawValue: "GET")
    /// Reads the head of a resource only.
    public static let head = HTTPMethod(rawValue: "HEAD")
    /// Sends a body to be processed; not safe to repeat blindly.
    public static let post = HTTPMethod(rawValue: "POST")
    /// Replaces a resource.
    public static let put = HTTPMethod(rawValue: "PUT")
    /// Changes a resource in part.
    public static let patch = HTTPMethod(rawValue: "PATCH")
    /// Removes a resource.
    public static let delete = HTTPMethod(rawValue: "DELETE")
    /// Asks what a resource allows.
    public static let options = HTTPMethod(rawValue: "OPTIONS")
    /// Asks for the request to be sent back.
    public static let trace = HTTPMethod(rawValue: "TRACE")

    /// Whether sending it twice means the same as sending it once
    /// ([RFC 9110, section 9.2.2](https://www.rfc-editor.org/rfc/rfc9110#section-9.2.2)).
    public var isIdempotent: Bool {
        [.get, .head, .options, .put, .delete, .trace].contains(self)
    }

    /// The method as it is sent.
    public var description: String { rawValue }
}

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension HTTPRequest {
    /// Refuses a request that HTTP has no form for, or whose header would break apart; transports call it first.
    ///
    /// - Throws: ``TransportError/invalidRequest(reason:)``.
    public func validate() throws(TransportError) {
        let scheme = url.scheme?.lowercased()
        guard scheme == "http" || scheme == "https", let host = url.host(), !host.isEmpty else {
            throw .invalidRequest(reason: "The URL must start with http:// or https:// and name a host.")
        }
        guard method.rawValue.isToken else {
            throw .invalidRequest(reason: "\"\(method.rawValue)\" is not an HTTP method.")
        }
        guard method != .head || body == nil else {
            throw .invalidRequest(reason: "A HEAD request has no body.")
        }
        try headers.validate()
    }
}

extension HTTPFields {
    /// Refuses what would break a header apart, or let a value write a field of its own.
    ///
    /// - Throws: ``TransportError/invalidRequest(reason:)``.
    public func validate() throws(TransportError) {
        for field in self {
            guard field.name.isToken else {
                throw .invalidRequest(
                    reason:
                        "The header field's name \"\(field.name)\" may hold letters, digits and !#$%&'*+-.^_`|~ only."
                )
            }
            guard field.value.utf8.allSatisfy({ $0 != 0 && $0 != 0x0A && $0 != 0x0D }) else {
                throw .invalidRequest(reason: "The value of the header field \(field.name) holds a line break or NUL.")
            }
        }
    }
}

extension String {
    /// Whether this is a token ([RFC 9110, section 5.6.2](https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2)).
    fileprivate var isToken: Bool {
        !isEmpty && utf8.allSatisfy(\.isTokenCharacter)
    }
}

extension UInt8 {
    fileprivate var isTokenCharacter: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: "!#$%&'*+.^_`|~".utf8.contains(self)
        }
    }
}

import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A request that has been checked and put into libcurl's terms.
struct RequestPlan: Sendable {
    /// The URL as libcurl takes it.
    let url: String
    /// The host and port for messages, without anything that may be secret.
    let peer: String
    let method: HTTPMethod
    let isSecure: Bool
    /// The header lines in libcurl's notation.
    let headerLines: [String]
    let body: Data?
    let connectTimeout: Duration?

    /// Checks a request; throws ``TransportError/invalidRequest(reason:)`` for one that can't be sent as it is.
    init(_ request: HTTPRequest) throws(TransportError) {
        let scheme = request.url.scheme?.lowercased()
        guard scheme == "http" || scheme == "https" else {
            throw .invalidRequest(
                reason: "Only http and https URLs can be requested, not \(scheme ?? "one without a scheme")."
            )
        }
        guard let host = request.url.host(percentEncoded: false), !host.isEmpty else {
            throw .invalidRequest(reason: "The URL has no host.")
        }
        guard request.method.rawValue.isToken else {
            throw .invalidRequest(reason: "\"\(request.method.rawValue)\" is not an HTTP method.")
        }
        guard request.method != .head || request.body == nil else {
            throw .invalidRequest(reason: "A HEAD request has no body.")
        }
        isSecure = scheme == "https"
        url = request.url.absoluteString
        peer = Self.peer(host: host, port: request.url.port ?? (isSecure ? 443 : 80))
        method = request.method
        headerLines = try Self.headerLines(of: request)
        body = request.body
        connectTimeout = request.connectTimeout
    }
}

extension RequestPlan {
    /// Whether sending the request a second time has the effect of sending it once.
    ///
    /// [RFC 9110, section 9.2.2](https://www.rfc-editor.org/rfc/rfc9110#section-9.2.2)
    var isIdempotent: Bool {
        ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"].contains(method.rawValue)
    }

    /// Whether the request says how long its body is, even when there is none.
    var announcesBody: Bool {
        body != nil || [.post, .put, .patch].contains(method)
    }

    private static func peer(host: String, port: Int) -> String {
        host.contains(":") && !host.hasPrefix("[") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }

    /// The lines of the header, by the rules of `CURLOPT_HTTPHEADER`: `Name: value`, `Name;` for a field that is empty
    /// and `Name:` for one that libcurl shall not add.
    private static func headerLines(of request: HTTPRequest) throws(TransportError) -> [String] {
        // libcurl would wait a second for the server to ask for a large body.
        var lines = ["Expect:"]
        for field in request.headers where !field.name.isNamed("Content-Length") && !field.name.isNamed("Expect") {
            guard field.name.isToken else {
                throw .invalidRequest(reason: "\"\(field.name)\" is not the name of a header field.")
            }
            guard field.value.utf8.allSatisfy({ $0 != 0x0D && $0 != 0x0A && $0 != 0x00 }) else {
                throw .invalidRequest(
                    reason: "The value of the header field \(field.name) has a line break or a NUL in it."
                )
            }
            lines.append(field.value.utf8.allSatisfy(\.isBlank) ? "\(field.name);" : "\(field.name): \(field.value)")
        }
        if !request.headers.contains(where: { $0.name.isNamed("Content-Type") }) {
            lines.append("Content-Type:")
        }
        return lines
    }
}

extension String {
    /// Whether this is a token ([RFC 9110, section 5.6.2](https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2)).
    fileprivate var isToken: Bool {
        !isEmpty && utf8.allSatisfy(\.isTokenCharacter)
    }

    fileprivate func isNamed(_ other: String) -> Bool {
        lowercased() == other.lowercased()
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    fileprivate var isTokenCharacter: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default:
            "!#$%&'*+-.^_`|~".utf8.contains(self)
        }
    }
}

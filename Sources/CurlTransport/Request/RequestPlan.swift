import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A request that has been checked and put into libcurl's terms.
struct RequestPlan: Sendable {
    let url: URL
    let method: HTTPMethod
    let isSecure: Bool
    /// The header lines in libcurl's notation.
    let headerLines: [String]
    let body: Data?
    let connectTimeout: Duration?

    /// Checks a request; throws ``TransportError/invalidRequest(reason:)`` for one that can't be sent as it is.
    init(_ request: HTTPRequest) throws(TransportError) {
        try request.validate()
        isSecure = request.url.scheme?.lowercased() == "https"
        url = request.url
        method = request.method
        headerLines = Self.headerLines(of: request)
        body = request.body
        connectTimeout = request.connectTimeout
    }
}

extension RequestPlan {
    /// Whether the request says how long its body is, even when there is none.
    var announcesBody: Bool {
        body != nil || [.post, .put, .patch].contains(method)
    }

    /// The host and port for messages, without anything that may be secret.
    var peer: String {
        let host = url.host(percentEncoded: false) ?? ""
        let port = url.port ?? (isSecure ? 443 : 80)
        return host.contains(":") && !host.hasPrefix("[") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }

    /// The lines of the header, by the rules of `CURLOPT_HTTPHEADER`: `Name: value`, `Name;` for a field that is empty
    /// and `Name:` for one that libcurl shall not add.
    private static func headerLines(of request: HTTPRequest) -> [String] {
        // libcurl would wait a second for the server to ask for a large body.
        var lines = ["Expect:"]
        for field in request.headers
        where !field.name.isSameField(as: "Content-Length") && !field.name.isSameField(as: "Expect") {
            lines.append(field.value.utf8.allSatisfy(\.isBlank) ? "\(field.name);" : "\(field.name): \(field.value)")
        }
        if !request.headers.contains(where: { $0.name.isSameField(as: "Content-Type") }) {
            lines.append("Content-Type:")
        }
        return lines
    }
}

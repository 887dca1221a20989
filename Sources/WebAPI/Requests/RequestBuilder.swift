#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Joins a base URL and an endpoint to the request that is sent.
struct RequestBuilder: Sendable {
    var baseURL: URL
    var headers: HTTPFields

    func request<RequestBody, ResponseBody>(
        for endpoint: Endpoint<RequestBody, ResponseBody>,
        body: Data?
    ) throws(APIError) -> HTTPRequest {
        var fields = headers.merging(endpoint.headers)
        if body != nil, fields["Content-Type"] == nil {
            fields["Content-Type"] = "application/json"
        }
        try check(fields)
        return HTTPRequest(method: endpoint.method, url: try url(for: endpoint), headers: fields, body: body)
    }

    /// The base URL's path and the endpoint's, joined by one slash; the base URL's query, then the endpoint's.
    private func url<RequestBody, ResponseBody>(
        for endpoint: Endpoint<RequestBody, ResponseBody>
    ) throws(APIError) -> URL {
        guard var parts = URLComponents(url: baseURL, resolvingAgainstBaseURL: true),
            let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = parts.host, !host.isEmpty
        else {
            throw .invalidRequest(
                reason: "The base URL must start with http:// or https:// and name a host, such as https://host/v1."
            )
        }
        parts.percentEncodedPath = joined(
            parts.percentEncodedPath,
            endpoint.path.percentEncoded(keeping: \.isPathCharacter)
        )
        let query = [parts.percentEncodedQuery, endpoint.query.percentEncoded].compactMap(\.self)
        parts.percentEncodedQuery = query.isEmpty ? nil : query.joined(separator: "&")
        parts.fragment = nil
        guard let url = parts.url else {
            throw .invalidRequest(reason: "The path \(endpoint.path) can't be joined to the base URL.")
        }
        return url
    }

    private func joined(_ base: String, _ path: String) -> String {
        let path = path.drop { $0 == "/" }
        guard !path.isEmpty else { return base }
        var base = Substring(base)
        while base.last == "/" { base.removeLast() }
        return base + "/" + path
    }

    /// Refuses what would break the header apart, or let a value write a header of its own.
    private func check(_ fields: HTTPFields) throws(APIError) {
        for field in fields {
            guard !field.name.isEmpty, field.name.utf8.allSatisfy(\.isTokenCharacter) else {
                throw .invalidRequest(
                    reason: "A header field's name may hold letters, digits and !#$%&'*+-.^_`|~ only."
                )
            }
            guard field.value.utf8.allSatisfy({ $0 != 0 && $0 != 0x0A && $0 != 0x0D }) else {
                throw .invalidRequest(reason: "The value of the header field \(field.name) holds a line break or NUL.")
            }
        }
    }
}

extension UInt8 {
    /// The characters of a token (RFC 9110, section 5.6.2).
    fileprivate var isTokenCharacter: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(self)
        }
    }
}

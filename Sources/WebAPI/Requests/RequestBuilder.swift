#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Joins a base URL and an endpoint to the request that is sent.
struct RequestBuilder: Sendable {
    private let base: Base?
    private let headers: HTTPFields
    private let recent = RecentURL()

    /// A base URL, taken apart once for all requests.
    private struct Base {
        /// What stands before the path: scheme, user, host and port.
        var origin: String
        var path: String
        var query: String?
    }

    init(baseURL: URL, headers: HTTPFields) {
        base = Self.base(of: baseURL)
        self.headers = headers
    }

    func request<RequestBody, ResponseBody>(
        for endpoint: Endpoint<RequestBody, ResponseBody>,
        body: Data?
    ) throws(APIError) -> HTTPRequest {
        var fields = headers.merging(endpoint.headers)
        if body != nil, fields["Content-Type"] == nil {
            fields["Content-Type"] = "application/json"
        }
        do throws(TransportError) {
            try fields.validate()
        } catch {
            throw APIError(error)
        }
        return HTTPRequest(method: endpoint.method, url: try url(for: endpoint), headers: fields, body: body)
    }

    /// The base URL's path and the endpoint's, joined by one slash; the base URL's query, then the endpoint's.
    private func url<RequestBody, ResponseBody>(
        for endpoint: Endpoint<RequestBody, ResponseBody>
    ) throws(APIError) -> URL {
        guard let base else {
            throw .invalidRequest(
                reason: "The base URL must start with http:// or https:// and name a host, such as https://host/v1."
            )
        }
        if let url = recent.url(path: endpoint.path, query: endpoint.query) { return url }
        let path = joined(base.path, endpoint.path.percentEncoded(keeping: \.isPathCharacter))
        let query = [base.query, endpoint.query.percentEncoded].compactMap(\.self)
        let text = base.origin + path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
        guard let url = URL(string: text) else {
            throw .invalidRequest(reason: "The path \(endpoint.path) can't be joined to the base URL.")
        }
        recent.keep(url, path: endpoint.path, query: endpoint.query)
        return url
    }

    private static func base(of url: URL) -> Base? {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
            let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = parts.host, !host.isEmpty
        else { return nil }
        let (path, query) = (parts.percentEncodedPath, parts.percentEncodedQuery)
        parts.percentEncodedPath = ""
        parts.percentEncodedQuery = nil
        parts.fragment = nil
        return parts.string.map { Base(origin: $0, path: path, query: query) }
    }

    private func joined(_ base: String, _ path: String) -> String {
        let path = path.drop { $0 == "/" }
        guard !path.isEmpty else { return base }
        var base = Substring(base)
        while base.last == "/" { base.removeLast() }
        return base + "/" + path
    }
}

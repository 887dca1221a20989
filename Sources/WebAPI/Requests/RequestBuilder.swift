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
}

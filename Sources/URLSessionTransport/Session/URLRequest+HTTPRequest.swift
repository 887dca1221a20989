import Foundation
import WebAPI

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLRequest {
    /// The same request for `URLSession`.
    init(_ request: HTTPRequest) throws(TransportError) {
        try request.validate()
        self.init(url: request.url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: .longest)
        httpMethod = request.method.rawValue
        httpShouldHandleCookies = false
        httpBody = request.body
        for field in request.headers {
            addValue(field.value, forHTTPHeaderField: field.name)
        }
        if request.body != nil, value(forHTTPHeaderField: "Content-Type") == nil {
            setValue("application/octet-stream", forHTTPHeaderField: "Content-Type")
        }
    }
}

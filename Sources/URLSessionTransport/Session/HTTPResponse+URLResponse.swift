import Foundation
import WebAPI

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension HTTPResponse {
    /// The head of a response, its fields in alphabetical order; nil for what is not HTTP, and for a 1xx response.
    init?(_ response: URLResponse) {
        guard let response = response as? HTTPURLResponse, response.statusCode >= 200 else { return nil }
        let fields = response.allHeaderFields.compactMap { name, value -> (String, String)? in
            guard let name = name as? String, let value = value as? String else { return nil }
            // On Linux tabs are left around the value.
            return (name, value.trimmingCharacters(in: .whitespaces))
        }
        self.init(status: response.statusCode, headers: HTTPFields(fields.sorted { $0.0 < $1.0 }))
    }
}

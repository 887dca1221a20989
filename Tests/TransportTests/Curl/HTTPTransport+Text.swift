import Foundation
import WebAPI

extension HTTPTransport {
    /// Sends a request and collects the body of the answer as text.
    func text(
        _ url: URL,
        method: HTTPMethod = .get,
        body: Data? = nil,
        connectTimeout: Duration? = .seconds(10)
    ) async throws -> String {
        let request = HTTPRequest(method: method, url: url, body: body, connectTimeout: connectTimeout)
        let response = try await whole(request)
        if let failure = response.failure {
            throw failure
        }
        return response.text
    }
}

import CurlTransport
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
        return try await send(request).body.text()
    }
}

extension HTTPBody {
    /// The whole body as text.
    func text() async throws(TransportError) -> String {
        var bytes: [UInt8] = []
        for try await chunk in self {
            bytes += chunk
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension TransportError {
    /// The phase that failed, or nil where the error has none.
    var phase: Phase? {
        if case .failed(let phase, _) = self { phase } else { nil }
    }
}

import CurlTransport
import Testing
import URLSessionTransport
import WebAPI

/// The transports that must behave alike; each conformance test runs once for each.
enum TransportKind: String, CaseIterable, Codable, Sendable, CustomTestStringConvertible {
    case curl = "libcurl"
    case urlSession = "URLSession"

    var testDescription: String { rawValue }

    func make() -> any HTTPTransport {
        switch self {
        case .curl: CurlHTTPTransport()
        case .urlSession: URLSessionHTTPTransport()
        }
    }

    /// Those that have no limit at all.
    ///
    /// A test that takes its arguments from here runs for `URLSession` in ``KnownLimitTests``, where its platform has
    /// no such limit, and is seen to be skipped where it has.
    static let unlimited: [TransportKind] = [.curl]
}

import CurlTransport
import URLSessionTransport
public import WebAPI

/// The transports that must behave alike; each test of them runs once for each.
public enum TransportKind: String, CaseIterable, Codable, Sendable, CustomStringConvertible {
    case curl = "libcurl"
    case urlSession = "URLSession"

    /// The name.
    public var description: String { rawValue }

    /// Makes a transport of that kind, with connections of its own.
    public func make(connections: Int = 1_000) -> any HTTPTransport {
        switch self {
        case .curl: CurlHTTPTransport(maximumConnectionsPerHost: connections)
        case .urlSession: URLSessionHTTPTransport(maximumConnectionsPerHost: connections)
        }
    }

    /// Whether a transport of that kind can do what a limit keeps it from on some platform.
    public func isFree(of limit: KnownLimit) -> Bool {
        self == .curl || !limit.holdsHere
    }

    /// Those that have no limit at all.
    ///
    /// A test that takes its arguments from here runs for `URLSession` in a suite of known limits, where its platform
    /// has no such limit, and is seen to be skipped where it has.
    public static let unlimited: [TransportKind] = [.curl]
}

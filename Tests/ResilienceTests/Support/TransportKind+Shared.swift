import Transports
import WebAPI

extension TransportKind {
    /// A transport that lives on, so that no connection is closed only because a client was let go.
    var shared: any HTTPTransport {
        switch self {
        case .curl: Self.sharedCurl
        case .urlSession: Self.sharedURLSession
        }
    }

    private static let sharedCurl = TransportKind.curl.make()
    private static let sharedURLSession = TransportKind.urlSession.make()
}

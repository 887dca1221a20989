import Synchronization
import WebAPI

/// The secrets of a client: those it was made with, and those that its interceptors put into requests.
final class KnownSecrets: HTTPInterceptor {
    private let secrets: Mutex<Secrets>

    init(_ secrets: Secrets) {
        self.secrets = Mutex(secrets)
    }

    /// What is secret by now.
    var now: Secrets { secrets.withLock { $0 } }

    /// Notes the secrets of a request as it is really sent.
    func send(
        _ request: HTTPRequest,
        next: any HTTPTransport
    ) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        secrets.withLock { $0.note(request) }
        return try await next.send(request)
    }
}

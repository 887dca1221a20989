import Synchronization
import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The secrets of a client: those it was made with, and those that its interceptors put into requests.
final class KnownSecrets: HTTPInterceptor {
    private struct State {
        var secrets: Secrets
        /// What was noted last: most requests carry the same.
        var headers: HTTPFields?
        var url: URL?
    }

    private let state: Mutex<State>

    init(_ secrets: Secrets) {
        state = Mutex(State(secrets: secrets))
    }

    /// What is secret by now.
    var now: Secrets { state.withLock(\.secrets) }

    /// Notes the secrets of a request as it is really sent.
    func send(
        _ request: HTTPRequest,
        next: any HTTPTransport
    ) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        state.withLock { state in
            let isSame = state.headers?.hasBytes(of: request.headers) == true && state.url == request.url
            if isSame { return }
            (state.headers, state.url) = (request.headers, request.url)
            state.secrets.note(request)
        }
        return try await next.send(request)
    }
}

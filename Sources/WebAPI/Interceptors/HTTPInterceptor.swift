/// Something that stands between a client and its transport, and sees each attempt at a request.
///
/// It may change the request, look at the response, answer without sending, or fail. The timers of a call go on while
/// it works, and each retry passes through it again.
///
/// ```swift
/// struct Signing: HTTPInterceptor {
///     let sign: @Sendable (HTTPRequest) -> String
///
///     func send(
///         _ request: HTTPRequest,
///         next: any HTTPTransport
///     ) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
///         var request = request
///         request.headers["X-Signature"] = sign(request)
///         return try await next.send(request)
///     }
/// }
///
/// let client = APIClient(baseURL: url, transport: transport, interceptors: [Signing(sign: signature)])
/// ```
///
/// The first interceptor of a list is the outermost: it sees the request first and the response last.
public protocol HTTPInterceptor: Sendable {
    /// Sends a request by `next`, or answers it otherwise.
    ///
    /// A request is best changed in a copy, which keeps its ``HTTPRequest/connectTimeout``. Like a transport, it throws
    /// ``TransportError/cancelled`` when the task is cancelled.
    func send(
        _ request: HTTPRequest,
        next: any HTTPTransport
    ) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody)
}

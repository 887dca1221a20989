/// An interceptor made of a closure.
///
/// ```swift
/// let counting = ClosureInterceptor { request, next throws(TransportError) in
///     counter.add(1)
///     return try await next.send(request)
/// }
/// ```
public struct ClosureInterceptor: HTTPInterceptor {
    /// Sends a request by the transport it is given, or answers it otherwise.
    public typealias Body =
        @Sendable (_ request: HTTPRequest, _ next: any HTTPTransport) async throws(TransportError) -> (
            head: HTTPResponse, body: HTTPBody
        )

    private let body: Body

    /// Makes an interceptor of what it does.
    public init(_ body: @escaping Body) {
        self.body = body
    }

    /// Does what the closure does.
    public func send(
        _ request: HTTPRequest,
        next: any HTTPTransport
    ) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        try await body(request, next)
    }
}

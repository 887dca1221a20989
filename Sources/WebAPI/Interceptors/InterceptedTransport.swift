/// A transport with interceptors before it.
public struct InterceptedTransport: HTTPTransport {
    private let outermost: any HTTPTransport

    /// Puts interceptors before a transport, the first one outermost.
    public init(_ transport: any HTTPTransport, interceptors: [any HTTPInterceptor]) {
        outermost = interceptors.reversed().reduce(transport) { Link(interceptor: $1, next: $0) }
    }

    /// Sends a request through all interceptors.
    public func send(_ request: HTTPRequest) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        try await outermost.send(request)
    }

    private struct Link: HTTPTransport {
        var interceptor: any HTTPInterceptor
        var next: any HTTPTransport

        func send(_ request: HTTPRequest) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
            try await interceptor.send(request, next: next)
        }
    }
}

extension HTTPTransport {
    /// This transport with interceptors before it, the first one outermost.
    public func intercepted(by interceptors: any HTTPInterceptor...) -> InterceptedTransport {
        InterceptedTransport(self, interceptors: interceptors)
    }
}

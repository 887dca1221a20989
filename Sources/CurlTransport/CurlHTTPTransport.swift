public import WebAPI

/// The transport on Linux: HTTP over libcurl, whose transfers all share one event loop.
///
/// The first request starts the loop's thread; the thread ends when the transport has been let go and its last body
/// is over. Connections are kept and used again, so make one transport and keep it.
///
/// - Certificates are the system's; `SSL_CERT_FILE` names others. Proxies are taken from the environment
///   (`http_proxy`, `https_proxy`, `all_proxy`, `no_proxy`), but a loopback address is always reached directly.
/// - The only timer is ``HTTPRequest/connectTimeout``. It covers resolving, connecting, a proxy and the TLS handshake;
///   waiting for one of ``init(certificateAuthority:maximumConnectionsPerHost:prefersHTTP2:)``'s connections does not
///   count.
/// - A kept connection may turn out to be dead only when a request has been written to it. A request with an
///   idempotent method (`GET`, `HEAD`, `PUT`, `DELETE`, `OPTIONS`, `TRACE`;
///   [RFC 9110, section 9.2.2](https://www.rfc-editor.org/rfc/rfc9110#section-9.2.2)) is then sent once more on another
///   connection. Any other, such as `POST`, fails in the phase ``TransportError/Phase/head``: it may have been carried
///   out, and whether it is sent again is for the caller to say.
/// - Up to 256 KB of a body wait for its reader; beyond that nothing is read from the connection.
/// - Compressed bodies are decompressed as they come. libcurl tells where one is malformed, but not where it stops
///   before its own end: what makes a body complete is its length, or its last chunk.
public final class CurlHTTPTransport: ExchangingTransport {
    private let loop: EventLoop

    /// Makes a transport. Nothing is opened or started before the first request.
    ///
    /// - Parameters:
    ///   - certificateAuthority: The path of a PEM file with the authorities to trust instead of the system's.
    ///   - maximumConnectionsPerHost: How many connections to one host may be open at once, 1,000 by default; more
    ///     requests wait for one. Zero means no limit.
    ///   - prefersHTTP2: Whether to offer HTTP/2 to `https` servers; false by default. Each request has a connection
    ///     of its own in either version, so that no slow reader holds up another's answer.
    public convenience init(
        certificateAuthority: String? = nil,
        maximumConnectionsPerHost: Int = 1_000,
        prefersHTTP2: Bool = false
    ) {
        self.init(
            Configuration(
                certificateAuthority: certificateAuthority,
                maximumConnectionsPerHost: maximumConnectionsPerHost,
                prefersHTTP2: prefersHTTP2
            )
        )
    }

    init(
        _ configuration: Configuration,
        makeDriver: @escaping PlatformDriver.Maker = { (multi, wakeUp) throws(TransportError) in
            try PlatformDriver(multi, wakeUp)
        }
    ) {
        loop = EventLoop(configuration: configuration, makeDriver: makeDriver)
    }

    deinit {
        loop.finish()
    }

    /// Gets ready for the first request, on the loop's thread, which starts here instead of there. Libraries take a
    /// millisecond to initialise; a program that asks for it early does something else meanwhile.
    package func prepare() {
        loop.prepare()
    }

    /// Sends a request and returns when the head of the response is there.
    ///
    /// - Throws: ``TransportError``: `failed` names the phase; `timedOut(.connect, after:)` follows
    ///   ``HTTPRequest/connectTimeout``; `invalidRequest` means that nothing was sent. The body throws `failed(.body, …)`
    ///   where it is cut, and `undecodableBody`.
    public func send(_ request: HTTPRequest) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        let exchange = try begin(request)
        return (try await exchange.head(), HTTPBody(exchange))
    }

    /// Begins to send a request, unless the task is cancelled.
    package func begin(_ request: HTTPRequest) throws(TransportError) -> any HTTPExchange {
        let plan = try RequestPlan(request)
        if Task.isCancelled {
            throw .cancelled
        }
        let exchange = Exchange(loop)
        try loop.start(exchange, plan)
        return exchange
    }
}

public import ChatCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Serves a chat as a web page to the browsers of this machine.
///
/// ```swift
/// let server = PageServer(store: store, partner: partner)
/// print(try await server.start())     // http://127.0.0.1:4711/?token=…
/// …
/// await server.stop()
/// ```
///
/// Only a browser that has opened the URL with its token gets further than the door; it is known by a cookie until the
/// server stops. Documentation/Page.md says what is refused, and why.
public actor PageServer {
    private let settings: PageSettings
    private let routes: any PageRoutes
    private let limits: HTTPServer.Limits
    private var server: HTTPServer?
    private var wasStarted = false

    /// Makes a server that does nothing yet.
    ///
    /// - Parameters:
    ///   - store: Where conversations are kept. Other programs may use it at the same time.
    ///   - partner: Who answers.
    ///   - settings: Where the page is served, by default at a port of 127.0.0.1.
    public init(store: ConversationStore, partner: ChatPartner, settings: PageSettings = PageSettings()) {
        self.init(routes: ChatRoutes(store: store, partner: partner, settings: settings), settings: settings)
    }

    init(routes: any PageRoutes, settings: PageSettings, limits: HTTPServer.Limits? = nil) {
        self.routes = routes
        self.settings = settings
        self.limits = limits ?? HTTPServer.Limits(connectionsOfOneAddress: settings.reach == .network ? 64 : nil)
    }

    /// Begins to serve.
    ///
    /// - Returns: The URL to open, whose token lets a browser in as long as the server runs.
    /// - Throws: ``PageServerError`` where the host or the port can't be had.
    public func start() throws(PageServerError) -> URL {
        guard !wasStarted else { throw .notStartable }
        let socket = try listen()
        var generator = SystemRandomNumberGenerator()
        let token = Secret(using: &generator)
        let gate = Gate(
            host: settings.host,
            port: socket.port,
            token: token,
            session: Secret(using: &generator)
        )
        server = try HTTPServer(socket, gate: gate, routes: PageFiles(before: routes), limits: limits)
        wasStarted = true
        return try url(port: socket.port, token: token)
    }

    /// Stops the answers that are under way, keeps what there is of them, and closes all connections. It returns when that
    /// is done.
    public func stop() async {
        guard let server else { return }
        self.server = nil
        await routes.close()
        server.halt()
    }

    private func listen() throws(PageServerError) -> ListeningSocket {
        switch settings.port {
        case .exactly(let port): return try ListeningSocket(host: settings.host, port: port, reach: settings.reach)
        case .preferably(let port):
            do throws(PageServerError) {
                return try ListeningSocket(host: settings.host, port: port, reach: settings.reach)
            } catch .portTaken {
                return try ListeningSocket(host: settings.host, port: 0, reach: settings.reach)
            }
        }
    }

    private func url(port: Int, token: Secret) throws(PageServerError) -> URL {
        let host = settings.host.contains(":") ? "[\(settings.host)]" : settings.host
        guard let url = URL(string: "http://\(host):\(port)/?token=\(token.text)") else {
            throw .unknownHost(settings.host)
        }
        return url
    }
}

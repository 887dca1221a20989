import Testing
import Waiting

@testable import ChatServer

/// A server at a port that the system chose, with secrets that are known.
struct TestServer {
    let port: Int
    let server: HTTPServer
    let gate: Gate

    init(_ routes: some PageRoutes, limits: HTTPServer.Limits = HTTPServer.Limits()) throws {
        let socket = try ListeningSocket(host: "127.0.0.1", port: 0, reach: .loopback)
        var generator = CountingGenerator()
        port = socket.port
        gate = Gate(
            host: "127.0.0.1",
            port: port,
            token: Secret(using: &generator),
            session: Secret(using: &generator)
        )
        server = try HTTPServer(socket, gate: gate, routes: routes, limits: limits)
    }

    /// The fields that let a request pass.
    var pass: String { "Host: 127.0.0.1:\(port)\r\nCookie: \(gate.cookieName)=\(gate.session.text)\r\n" }

    func connect() throws -> SocketClient { try SocketClient(port: port) }

    /// Sends a request that passes, on a connection of its own.
    func ask(_ line: String, _ fields: String = "", body: String = "") async throws -> Reply {
        let client = try connect()
        try await client.send("\(line) HTTP/1.1\r\n\(pass)\(fields)\r\n\(body)")
        return try await client.reply()
    }

    /// Waits until so many requests are on their way.
    func waitForExchanges(_ count: Int) async throws {
        try await eventually("\(count) requests on their way") { server.exchangeCount == count }
    }

    /// Waits until so many connections are waited for to send the head of a request.
    func waitForCallers(_ count: Int) async throws {
        try await eventually("\(count) connections without a head") { server.callerCount == count }
    }
}

/// Draws what is known beforehand, and never the same twice.
struct CountingGenerator: RandomNumberGenerator {
    private var state: UInt64 = 1

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1
        return state
    }
}

/// Routes that a closure answers for.
struct StubRoutes: PageRoutes {
    let answer: @Sendable (PageRequest) async -> PageResponse

    init(_ answer: @escaping @Sendable (PageRequest) async -> PageResponse) {
        self.answer = answer
    }

    func respond(to request: PageRequest) async -> PageResponse { await answer(request) }

    func close() async {}
}

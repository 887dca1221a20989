import Synchronization
import Testing
import Waiting
import WebAPI

@testable import ChatServer

@Suite("The HTTP server", .timeLimit(.minutes(Patience.minutes)))
struct HTTPServerTests {
    /// Says what it was asked.
    private static let echo = StubRoutes { request in
        let query = request.query.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
        let words = ["\(request.method)", "\(request.path)", "\(query)", String(decoding: request.body, as: UTF8.self)]
        return .whole(status: 200, contentType: "text/plain", body: Array(words.joined(separator: " ").utf8))
    }

    @Test("hands a request on and its answer back, again and again on one connection")
    func keepAlive() async throws {
        let server = try TestServer(Self.echo)
        let client = try server.connect()
        for number in 1...3 {
            try await client.send("GET /api/a%20b/\(number)?q=x%26y+z&n HTTP/1.1\r\n\(server.pass)\r\n")
            let reply = try await client.reply()
            #expect(reply.status == 200)
            #expect(reply.body == #"GET ["api", "a b", "\#(number)"] ["n=", "q=x&y z"] "#)
        }
        server.server.halt()
    }

    @Test("reads a body in full, however it comes")
    func body() async throws {
        let server = try TestServer(Self.echo)
        let client = try server.connect()
        let text = String(repeating: "0123456789", count: 20_000)
        let fields = "Content-Type: application/json\r\nContent-Length: \(text.utf8.count)\r\n"
        try await client.send("POST /api/x HTTP/1.1\r\n\(server.pass)\(fields)\r\n0123")
        try await client.send(String(text.dropFirst(4)))
        #expect(try await client.reply().body == #"POST ["api", "x"] [] "# + text)
        server.server.halt()
    }

    @Test("sends what protects the page with every answer", arguments: ["GET /api/x", "GET /api/../x", "PUT /"])
    func securityFields(line: String) async throws {
        let server = try TestServer(Self.echo)
        let reply = try await server.ask(line)
        for field in HTTPFields.security { #expect(reply.fields[field.name.lowercased()] == field.value) }
        #expect(reply.fields["access-control-allow-origin"] == nil)
        server.server.halt()
    }

    @Test("lets a browser in by the token, and knows it by its cookie then")
    func launch() async throws {
        let server = try TestServer(Self.echo)
        let client = try server.connect()
        let host = "Host: 127.0.0.1:\(server.port)\r\n"
        try await client.send("GET /?token=\(server.gate.token.text) HTTP/1.1\r\n\(host)\r\n")
        let launch = try await client.reply()
        #expect(launch.status == 303)
        #expect(launch.fields["location"] == "/")
        let cookie = try #require(launch.fields["set-cookie"])
        #expect(cookie.hasSuffix("; HttpOnly; SameSite=Strict; Path=/"))
        #expect(!cookie.contains(server.gate.token.text))
        try await client.send("GET / HTTP/1.1\r\n\(host)Cookie: other=1; \(cookie.prefix { $0 != ";" })\r\n\r\n")
        #expect(try await client.reply().status == 200)
        server.server.halt()
    }
}

@Suite("An event stream", .timeLimit(.minutes(Patience.minutes)))
struct EventStreamTests {
    /// Events that a test hands in, and whether anybody still waits for them.
    private final class Feed: Sendable {
        let stream: AsyncStream<[UInt8]>
        let events: AsyncStream<[UInt8]>.Continuation
        let isCancelled = Mutex(false)

        init() { (stream, events) = AsyncStream.makeStream() }

        var routes: StubRoutes {
            StubRoutes { _ in .events(EventSource { await self.next() }) }
        }

        func next() async -> [UInt8]? {
            for await event in stream { return event }
            if Task.isCancelled { isCancelled.withLock { $0 = true } }
            return nil
        }
    }

    private func open(_ server: TestServer) async throws -> SocketClient {
        let client = try server.connect()
        try await client.send("GET /api/events HTTP/1.1\r\n\(server.pass)\r\n")
        let head = try await client.receive(through: "\r\n\r\n")
        #expect(head.contains("200 OK") && head.contains("text/event-stream"))
        return client
    }

    @Test("is sent event by event, each as soon as it is there, and ends with its source")
    func events() async throws {
        let feed = Feed()
        let server = try TestServer(feed.routes)
        let client = try await open(server)
        for number in 1...100 {
            feed.events.yield(Array("data: \(number)\n\n".utf8))
            #expect(try await client.receive(through: "data: \(number)\n\n").isEmpty == false)
        }
        feed.events.finish()
        #expect(try await client.receive(through: "\r\n0\r\n").isEmpty == false)
        server.server.halt()
    }

    @Test("sends a comment where nothing comes for long")
    func comment() async throws {
        let feed = Feed()
        let server = try TestServer(
            feed.routes,
            limits: .init(pulse: .milliseconds(5), patience: 3, headPatience: .max)
        )
        let client = try await open(server)
        _ = try await client.receive(through: ": ping\n\n")
        _ = try await client.receive(through: ": ping\n\n")
        server.server.halt()
    }

    @Test("cancels the task of a reader who has gone")
    func gone() async throws {
        let feed = Feed()
        let server = try TestServer(feed.routes, limits: .init(pulse: .milliseconds(5), headPatience: .max))
        do { _ = try await open(server) }
        try await server.waitForExchanges(0)
        try await eventually("the end of the task") { feed.isCancelled.withLock { $0 } }
        server.server.halt()
    }

    @Test("asks for no event before the one before has been taken")
    func slowReader() async throws {
        let asked = Mutex(0)
        // Far more than the system takes on its way from one end to the other.
        let event = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 26)
        let routes = StubRoutes { _ in
            .events(
                EventSource {
                    asked.withLock { $0 += 1 }
                    return Task.isCancelled ? nil : event
                }
            )
        }
        let server = try TestServer(routes)
        let client = try await open(server)
        _ = try await client.receive(1 << 20)
        #expect(asked.withLock { $0 } == 1)
        withExtendedLifetime(client) { server.server.halt() }
    }

    @Test("ends with the server, also where its source never does")
    func halt() async throws {
        let feed = Feed()
        let server = try TestServer(feed.routes)
        let clients = [try await open(server), try await open(server)]
        server.server.halt()
        for client in clients { _ = try await client.receiveAll() }
        #expect(server.server.exchangeCount == 0)
    }
}

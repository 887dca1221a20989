import JSONCoding
import Synchronization
import Testing
import Waiting

@testable import ChatServer

@Suite("Hostile requests", .timeLimit(.minutes(Patience.minutes)))
struct HostileRequestTests {
    private static let routes = StubRoutes { _ in .json([:]) }

    @Test(
        "get one answer, and what follows a body that is not read is no request",
        arguments: [
            ("POST /api/x", "Transfer-Encoding: chunked\r\n", "2\r\n{}\r\n0\r\n\r\nGET /api/y HTTP/1.1\r\n\r\n", 411),
            (
                "POST /api/x", "Content-Length: 0\r\nTransfer-Encoding: chunked\r\n",
                "0\r\n\r\nGET /y HTTP/1.1\r\n\r\n", 411
            ),
            ("POST /api/x", "Content-Length: 2\r\nContent-Length: 40\r\n", "{}GET /y HTTP/1.1\r\n\r\n", 411),
            ("GET /api/x", "Content-Length: 3\r\n", "abcGET /y HTTP/1.1\r\n\r\n", 400),
            ("POST /api/x", "Content-Length: \(Gate.largestBody + 1)\r\n", "{", 413),
            ("POST /api/x", "Content-Length: 99999999999999999999999\r\n", "{", 413),
        ]
    )
    func oneAnswer(line: String, fields: String, body: String, status: Int) async throws {
        let server = try TestServer(Self.routes)
        let client = try server.connect()
        let type = "Content-Type: application/json\r\n"
        try await client.send("\(line) HTTP/1.1\r\n\(server.pass)\(type)\(fields)\r\n\(body)")
        let all = try await client.receiveAll()
        #expect(Reply(all).status == status)
        #expect(!all.contains("200 OK"))
        server.server.halt()
    }

    @Test(
        "are refused however large they are",
        arguments: [
            ("GET /?q=\(String(repeating: "a", count: 100_000)) HTTP/1.1\r\n", 414),
            ("GET / HTTP/1.1\r\nX: \(String(repeating: "a", count: 100_000))\r\n", 431),
            ("GET / HTTP/1.1\r\n\(String(repeating: "X: a\r\n", count: 20_000))", 431),
        ]
    )
    func large(head: String, status: Int) async throws {
        let server = try TestServer(Self.routes)
        let client = try server.connect()
        try await client.send(head)
        #expect(Reply(try await client.receiveAll()).status == status)
        server.server.halt()
    }

    @Test("leave nothing behind when they are dropped, at whatever moment")
    func dropped() async throws {
        let server = try TestServer(StubRoutes { _ in .events(EventSource { await Self.never() }) })
        let parts = [
            "", "GET / HT", "GET /api/x HTTP/1.1\r\n\(server.pass)", "GET /api/x HTTP/1.1\r\n\(server.pass)\r\n",
        ]
        for number in 0..<400 { try await server.connect().send(parts[number % parts.count]) }
        // It comes to the server behind all of them.
        #expect(try await server.ask("GET /api/../x").status == 400)
        try await server.waitForExchanges(0)
        server.server.halt()
    }

    @Test("that read, and whose sender has gone, are given up")
    func givenUp() async throws {
        let isCancelled = Mutex(false)
        let routes = StubRoutes { _ in
            _ = await Self.never()
            isCancelled.withLock { $0 = Task.isCancelled }
            return .json([:])
        }
        let server = try TestServer(routes, limits: .init(pulse: .milliseconds(5), headPatience: .max))
        let client = try server.connect()
        try await client.send("GET /api/x HTTP/1.1\r\n\(server.pass)\r\n")
        try await server.waitForExchanges(1)
        _ = consume client
        try await server.waitForExchanges(0)
        try await eventually("the end of the task") { isCancelled.withLock { $0 } }
        server.server.halt()
    }

    @Test("are told where too many connections are open, until some are closed")
    func crowd() async throws {
        let server = try TestServer(Self.routes, limits: .init(connections: 3))
        var crowd = try (0..<3).map { _ in try server.connect() }
        for client in crowd {
            try await client.send("GET /api/x HTTP/1.1\r\n\(server.pass)\r\n")
            #expect(try await client.reply().status == 200)
        }
        let reply = try await server.ask("GET /api/x")
        #expect(reply.status == 503)
        #expect(reply.fields["connection"] == "close")
        crowd.removeAll()
        try await eventually("an answer") { try await server.ask("GET /api/x").status == 200 }
        server.server.halt()
    }

    @Test(
        "whose head comes by drops lose their connection, also after one that was answered",
        arguments: [false, true]
    )
    func drops(isSecond: Bool) async throws {
        let server = try TestServer(Self.routes, limits: .init(pulse: .seconds(3_600), headPatience: 2))
        let client = try server.connect()
        if isSecond {
            try await client.send("GET /api/x HTTP/1.1\r\n\(server.pass)\r\n")
            #expect(try await client.reply().status == 200)
            try await server.waitForExchanges(0)
        }
        try await client.send("GET /api/x HTTP/1.1\r\n")
        try await server.waitForExchanges(1)
        for _ in 0..<3 {
            try await client.send("X: y\r\n")
            server.server.look()
        }
        #expect(try await client.receiveAll().isEmpty)
        #expect(try await server.ask("GET /api/x").status == 200)
        server.server.halt()
    }

    @Test("whose head comes in time are answered, however long that takes")
    func slow() async throws {
        let (gate, opening) = AsyncStream<Void>.makeStream()
        let routes = StubRoutes { _ in
            for await _ in gate { break }
            return .json([:])
        }
        let server = try TestServer(routes, limits: .init(pulse: .seconds(3_600), headPatience: 2))
        let client = try server.connect()
        try await client.send("GET /api/x HTTP/1.1\r\n")
        try await server.waitForExchanges(1)
        for _ in 0..<2 { server.server.look() }
        try await client.send("\(server.pass)\r\n")
        try await server.waitForCallers(0)
        for _ in 0..<5 { server.server.look() }
        opening.yield()
        #expect(try await client.reply().status == 200)
        server.server.halt()
    }

    @Test("of one address are no more than it may have connections")
    func oneAddress() async throws {
        let server = try TestServer(Self.routes, limits: .init(connectionsOfOneAddress: 2))
        let crowd = try (0..<2).map { _ in try server.connect() }
        for client in crowd {
            try await client.send("GET /api/x HTTP/1.1\r\n\(server.pass)\r\n")
            #expect(try await client.reply().status == 200)
        }
        #expect(try await server.connect().receiveAll().isEmpty)
        server.server.halt()
    }

    /// An event that never comes.
    private static func never() async -> [UInt8]? {
        for await _ in AsyncStream<Void>.makeStream().stream {}
        return nil
    }
}

import FaultServer
import Foundation
import Testing
import Transports
import Waiting
import WebAPI

/// Whoever waits is told at once, and the connection is closed, in whatever phase a request is.
@Suite("Cancellation", .timeLimit(.minutes(Patience.minutes)))
struct CancellationTests {
    private static let endless = ScriptedResponse(.head(200), .bytes("first"), .silence)

    @Test("before it starts: nothing is sent", arguments: TransportKind.allCases)
    func beforeStart(kind: TransportKind) async throws {
        try await withScriptedServer(.text("ok")) { server in
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return await kind.make().failure(HTTPRequest(url: server.url))
            }
            #expect(await task.value == .cancelled)
            #expect(server.connections.isEmpty)
        }
    }

    @Test("while resolving: others are not held up", arguments: TransportKind.allCases)
    func whileResolving(kind: TransportKind) async throws {
        let transport = kind.make()
        let tasks = try (0..<10).map { number in
            let url = try #require(URL(string: "http://no-such-host-\(number).invalid/"))
            return Task { await transport.failure(HTTPRequest(url: url)) }
        }
        for task in tasks { task.cancel() }
        try await within {
            for task in tasks {
                // A name server may have been quicker.
                let failure = await task.value
                #expect(failure == .cancelled || failure?.phase == .resolve)
            }
        }
        try await withScriptedServer(.text("ok")) { server in
            let response = try await within { try await transport.whole(server) }
            #expect(response.text == "ok")
        }
    }

    @Test(
        "while connecting: the attempt ends",
        .enabled(if: SocketTable.isShown, "Only Linux lists the sockets that are connecting."),
        arguments: TransportKind.allCases
    )
    func whileConnecting(kind: TransportKind) async throws {
        try await withScriptedServer(policy: .neverAccept) { server in
            let table = SocketTable(port: server.port)
            let others = table.connecting
            let task = Task { await kind.make().failure(HTTPRequest(url: server.url)) }
            var attempts: Set<Substring> = []
            try await eventually("an attempt to connect") {
                attempts = table.connecting.subtracting(others)
                return !attempts.isEmpty
            }
            task.cancel()
            #expect(try await within { await task.value } == .cancelled)
            try await eventually("the end of the attempt") { table.connecting.isDisjoint(with: attempts) }
        }
    }

    @Test("while a body is sent", arguments: TransportKind.allCases)
    func whileSending(kind: TransportKind) async throws {
        try await withScriptedServer(ScriptedResponse(.silence)) { server in
            let request = HTTPRequest(method: .post, url: server.url, body: Data(count: 64 << 20))
            let task = Task { await kind.make().failure(request) }
            try await server.wait { $0.connections.contains { $0.bytesReceived > 0 } }
            task.cancel()
            #expect(try await within { await task.value } == .cancelled)
            #expect(try await server.end().isByClient)
        }
    }

    @Test("while a server does not read the body", arguments: TransportKind.allCases)
    func whileSendingStalls(kind: TransportKind) async throws {
        try await withScriptedServer(policy: .neverRead) { server in
            let request = HTTPRequest(method: .post, url: server.url, body: Data(count: 64 << 20))
            let task = Task { await kind.make().failure(request) }
            try await server.connection()
            task.cancel()
            #expect(try await within { await task.value } == .cancelled)
        }
    }

    @Test("before the head", arguments: TransportKind.allCases)
    func beforeHead(kind: TransportKind) async throws {
        try await withScriptedServer(ScriptedResponse(.silence)) { server in
            let task = Task { await kind.make().failure(HTTPRequest(url: server.url)) }
            try await server.request()
            task.cancel()
            #expect(try await within { await task.value } == .cancelled)
            #expect(try await server.end().isByClient)
        }
    }

    @Test("in the body", arguments: TransportKind.allCases)
    func inBody(kind: TransportKind) async throws {
        try await withScriptedServer(Self.endless) { server in
            let (_, body) = try await kind.make().send(HTTPRequest(url: server.url))
            let gate = AsyncStream.makeStream(of: Void.self)
            let task = Task {
                var chunks = body.makeAsyncIterator()
                let first = try await chunks.read(like: "first")
                gate.continuation.finish()
                #expect(first == "first")
                _ = try await chunks.next()
            }
            for await _ in gate.stream {}
            task.cancel()
            let result = try await within { await task.result }
            #expect(throws: TransportError.cancelled) { try result.get() }
            #expect(try await server.end().isByClient)
        }
    }

    @Test("by the body itself, while somebody waits", arguments: TransportKind.allCases)
    func byBody(kind: TransportKind) async throws {
        try await withScriptedServer(Self.endless) { server in
            let (_, body) = try await kind.make().send(HTTPRequest(url: server.url))
            let collected = Task { await body.collect(upTo: 1_000) }
            body.cancel()
            #expect(try await within { await collected.value }.failure == .cancelled)
            #expect(try await server.end().isByClient)
        }
    }

    @Test("a body that is cancelled stays so", arguments: TransportKind.allCases)
    func iterationAfterCancel(kind: TransportKind) async throws {
        try await withScriptedServer(Self.endless) { server in
            let (_, body) = try await kind.make().send(HTTPRequest(url: server.url))
            body.cancel()
            body.cancel()
            for _ in 0..<2 {
                var chunks = body.makeAsyncIterator()
                await #expect(throws: TransportError.cancelled) { try await chunks.next() }
            }
        }
    }

    @Test("a body that is let go closes its connection", arguments: TransportKind.allCases, [0, 5])
    func lettingGo(kind: TransportKind, bytesRead: Int) async throws {
        let transport = kind.make()
        try await withScriptedServer(Self.endless, .text("next")) { server in
            try await read(bytesRead, from: server, by: transport)
            #expect(try await server.end().isByClient)
            let response = try await transport.whole(server)
            #expect(response.text == "next")
        }
    }

    @Test("cancelling after the end does nothing", arguments: TransportKind.allCases)
    func afterEnd(kind: TransportKind) async throws {
        try await withScriptedServer(.text("ok")) { server in
            let (_, body) = try await kind.make().send(HTTPRequest(url: server.url))
            #expect(await body.collect(upTo: 10).isComplete)
            body.cancel()
            var chunks = body.makeAsyncIterator()
            #expect(try await chunks.next() == nil)
        }
    }

    @Test("at any moment: each request ends, and no connection is left busy", arguments: TransportKind.allCases)
    func storm(kind: TransportKind) async throws {
        let transport = kind.make()
        try await withScriptedServer(.events(["a", "b"], every: .milliseconds(1))) { server in
            try await within {
                for round in 0..<5 {
                    let tasks = (0..<40).map { _ in Task { await transport.failure(HTTPRequest(url: server.url)) } }
                    try await Task.sleep(for: .microseconds(400 * round))
                    for task in tasks { task.cancel() }
                    for task in tasks {
                        let failure = await task.value
                        #expect(failure == nil || failure == .cancelled)
                    }
                }
                let response = try await transport.whole(server)
                #expect(response.failure == nil)
            }
        }
    }

    private func read(_ count: Int, from server: ScriptedServer, by transport: any HTTPTransport) async throws {
        let (head, body) = try await transport.send(HTTPRequest(url: server.url))
        #expect(head.status == 200)
        var chunks = body.makeAsyncIterator()
        _ = try await chunks.read(atLeast: count)
    }
}

import FaultServer
import Foundation
import Testing
import Waiting
import WebAPI

@testable import CurlTransport

/// What the loop does where there is no epoll.
@Suite("PollDriver", .timeLimit(.minutes(Patience.minutes)))
struct PollDriverTests {
    private let transport = CurlHTTPTransport(
        Configuration(certificateAuthority: nil, maximumConnectionsPerHost: 100, prefersHTTP2: false),
        makeDriver: { PollDriver($0, $1) }
    )

    @Test("requests follow one another on one connection")
    func requests() async throws {
        let server = try ScriptedServer(.text("ok"))
        defer { server.stop() }
        for size in [0, 10, 1_000_000] {
            let body = Data(repeating: 65, count: size)
            #expect(try await transport.text(server.url, method: .post, body: body) == "ok")
        }
        #expect(server.requests.map(\.body.count) == [0, 10, 1_000_000])
        #expect(server.connections.count == 1)
    }

    @Test("answers that had to wait for their readers arrive whole")
    func slowReaders() async throws {
        let size = 20_000_000
        let server = try ScriptedServer(.body([UInt8](repeating: 65, count: size)))
        defer { server.stop() }
        var bodies: [HTTPBody] = []
        for _ in 0..<3 {
            bodies.append(try await transport.send(HTTPRequest(url: server.url)).body)
        }
        try await server.wait { $0.connections.count == 3 && $0.connections.allSatisfy(\.isStalled) }
        for body in bodies {
            #expect(await body.collect(upTo: .max).data.count == size)
        }
    }

    @Test("a cancelled request closes its connection")
    func cancels() async throws {
        let server = try ScriptedServer(ScriptedResponse(.head(200), .silence))
        defer { server.stop() }
        let (_, body) = try await transport.send(HTTPRequest(url: server.url))
        body.cancel()
        #expect(try await server.end().isByClient)
    }
}

import CurlTransport
import FaultServer
import Foundation
import Testing
import Waiting
import WebAPI

/// `CurlHTTPTransport` over TLS, in both versions of HTTP, before a real peer.
@Suite("TLS behind nginx", .timeLimit(.minutes(Patience.minutes)))
struct TLSTests {
    @Test("a trusted server's answer, in the version asked for", arguments: HTTPVersion.allCases)
    func answer(version: HTTPVersion) async throws {
        try await withPeer(.text("ok", headers: ["X-A": "1", "X-A": "2"])) { peer in
            let url = peer.nginx.url.appending(path: "v1/chat").appending(queryItems: [
                URLQueryItem(name: "q", value: "é")
            ])
            let request = HTTPRequest(
                method: .post,
                url: url,
                headers: ["Authorization": "Bearer k"],
                body: Data("{}".utf8)
            )
            let response = try await peer.transport(version).whole(request)
            #expect(response.head.status == 200)
            #expect(response.head.headers["x-protocol"] == version.rawValue)
            #expect(response.head.headers.values(for: "X-A") == ["1", "2"])
            #expect(response.text == "ok")
            let received = try await peer.server.request()
            #expect(received.target == "/v1/chat?q=%C3%A9")
            #expect(received.header("Authorization") == "Bearer k")
            #expect(received.text == "{}")
        }
    }

    @Test("the first chunk is seen before the second is sent", arguments: HTTPVersion.allCases)
    func chunksAsTheyCome(version: HTTPVersion) async throws {
        let gate = try Gate()
        let response = ScriptedResponse(.eventStreamHead, .event("one"), .wait(gate), .event("two"), .lastChunk())
        try await withPeer(response) { peer in
            let (head, body) = try await peer.transport(version).send(HTTPRequest(url: peer.nginx.url))
            #expect(head.mediaType == "text/event-stream")
            var chunks = body.makeAsyncIterator()
            #expect(try await chunks.read(like: "data: one\n\n") == "data: one\n\n")
            gate.open()
            #expect(try await chunks.read(like: "data: two\n\n") == "data: two\n\n")
            #expect(try await chunks.next() == nil)
        }
    }

    @Test("large bodies both ways", arguments: HTTPVersion.allCases)
    func large(version: HTTPVersion) async throws {
        let piece = Pattern.bytes(count: 1 << 20)
        let answer = ScriptedResponse(
            .head(200, ["Content-Length": "\(16 << 20)"]),
            .repeated([.bytes(piece)], times: 16)
        )
        try await withPeer(answer) { peer in
            let body = Data((0..<8).flatMap { _ in piece })
            let request = HTTPRequest(method: .post, url: peer.nginx.url, body: body)
            let response = try await peer.transport(version).whole(request)
            #expect(response.failure == nil)
            #expect(response.body.count == 16 << 20)
            #expect(Pattern.isRepeated(piece, in: response.body))
            #expect(Data(try await peer.server.request().body) == body)
        }
    }

    @Test("a body that is cut fails, with what came before", arguments: HTTPVersion.allCases)
    func early(version: HTTPVersion) async throws {
        try await withPeer(ScriptedResponse(.head(200, ["Content-Length": "9"]), .bytes("ok"), .close)) { peer in
            let response = try await peer.transport(version).whole(HTTPRequest(url: peer.nginx.url))
            #expect(response.text == "ok")
            #expect(response.failure?.phase == .body)
        }
    }

    @Test("cancelling closes the connection", arguments: HTTPVersion.allCases)
    func cancel(version: HTTPVersion) async throws {
        try await withPeer(ScriptedResponse(.head(200), .bytes("first"), .silence)) { peer in
            let (_, body) = try await peer.transport(version).send(HTTPRequest(url: peer.nginx.url))
            let collected = Task { await body.collect(upTo: 1_000) }
            collected.cancel()
            #expect(await collected.value.failure == .cancelled)
            #expect(try await peer.server.end().isByClient)
        }
    }

    @Test("100 requests at once, and a connection kept for the next", arguments: HTTPVersion.allCases)
    func manyAtOnce(version: HTTPVersion) async throws {
        try await withPeer(.text("ok")) { peer in
            let transport = peer.transport(version)
            try await withThrowingTaskGroup(of: WholeResponse.self) { group in
                for _ in 0..<100 {
                    group.addTask { try await transport.whole(HTTPRequest(url: peer.nginx.url)) }
                }
                for try await response in group {
                    #expect(response.text == "ok")
                    #expect(response.head.headers["X-Protocol"] == version.rawValue)
                }
            }
        }
    }

    @Test("an authority that is not trusted", arguments: HTTPVersion.allCases)
    func wrongAuthority(version: HTTPVersion) async throws {
        try await withPeer(.text("never")) { peer in
            let other = try await TestAuthority(in: peer.authority.folder)
            for authority in [other.certificate, nil] {
                let transport = peer.transport(version, trusting: authority)
                let failure = await transport.failure(HTTPRequest(url: peer.nginx.url))
                #expect(failure?.phase == .tls)
            }
            #expect(peer.server.requests.isEmpty)
        }
    }

    @Test("a certificate for another host", arguments: HTTPVersion.allCases)
    func wrongHost(version: HTTPVersion) async throws {
        try await withPeer(.text("never"), name: "DNS:martlet.example") { peer in
            let failure = await peer.transport(version).failure(HTTPRequest(url: peer.nginx.url))
            #expect(failure?.phase == .tls)
            #expect(peer.server.requests.isEmpty)
        }
    }

    @Test("a server that does not speak TLS")
    func noTLS() async throws {
        try await withScriptedServer(.text("never")) { server in
            let url = try #require(URL(string: "https://127.0.0.1:\(server.port)"))
            let failure = await CurlHTTPTransport().failure(HTTPRequest(url: url))
            #expect(failure?.phase == .tls)
        }
    }

    @Test("the connect timeout covers the handshake")
    func silentHandshake() async throws {
        try await withScriptedServer(policy: .neverRead) { server in
            let url = try #require(URL(string: "https://127.0.0.1:\(server.port)"))
            let request = HTTPRequest(url: url, connectTimeout: .milliseconds(300))
            let failure = await CurlHTTPTransport().failure(request)
            #expect(failure == .timedOut(.connect, after: .milliseconds(300)))
        }
    }

    @Test("a reader that stops stops the sender; memory stays flat", arguments: HTTPVersion.allCases)
    func slowReader(version: HTTPVersion) async throws {
        await #expect(processExitsWith: .success) { [version] in
            let piece = [UInt8](repeating: 0x61, count: 256 << 10)
            let endless = ScriptedResponse(.head(200), .repeated([.bytes(piece)], times: .max))
            try await TLSTests().withPeer(endless) { peer in
                let (_, body) = try await peer.transport(version).send(HTTPRequest(url: peer.nginx.url))
                var chunks = body.makeAsyncIterator()
                _ = try await chunks.skip(atLeast: 64 << 20)
                try await peer.server.stall()
                let before = try Resources.now().memory
                for _ in 0..<2 {
                    _ = try await chunks.skip(atLeast: 64 << 20)
                    try await peer.server.stall()
                    try await eventually("no more memory") { try Resources.now().memory - before < 8 << 20 }
                }
            }
        }
    }

    /// A scripted server, nginx before it, and the authority that signed nginx's certificate.
    struct Peer {
        var server: ScriptedServer
        var nginx: Nginx
        var authority: TestAuthority

        func transport(_ version: HTTPVersion) -> CurlHTTPTransport {
            transport(version, trusting: authority.certificate)
        }

        func transport(_ version: HTTPVersion, trusting authority: String?) -> CurlHTTPTransport {
            CurlHTTPTransport(certificateAuthority: authority, prefersHTTP2: version == .two)
        }
    }

    /// The versions, as nginx names them.
    enum HTTPVersion: String, CaseIterable, Codable {
        case one = "HTTP/1.1"
        case two = "HTTP/2.0"
    }

    private func withPeer(
        _ response: ScriptedResponse,
        name: String = "IP:127.0.0.1",
        _ body: (Peer) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            let authority = try await TestAuthority(in: folder)
            let certificate = try await authority.sign(name)
            try await withScriptedServer(response) { server in
                try await Nginx.run(before: server, with: certificate, in: folder) { nginx in
                    try await body(Peer(server: server, nginx: nginx, authority: authority))
                }
            }
        }
    }
}

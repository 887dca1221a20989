import FaultServer
import Foundation
import Testing
import Transports
import Waiting
import WebAPI

@Suite("Failures by phase", .timeLimit(.minutes(Patience.minutes)))
struct FailureTests {
    @Test("an unknown host", arguments: TransportKind.allCases)
    func unknownHost(kind: TransportKind) async throws {
        let url = try #require(URL(string: "http://no-such-host.invalid/v1"))
        #expect(await kind.make().failure(HTTPRequest(url: url))?.phase == .resolve)
    }

    @Test("a port that refuses", arguments: TransportKind.allCases)
    func refused(kind: TransportKind) async throws {
        try await withScriptedServer(policy: .refuse) { server in
            let failure = await kind.make().failure(HTTPRequest(url: server.url))
            #expect(failure?.phase == .connect)
        }
    }

    @Test("a host that never answers, within the connect timeout", arguments: TransportKind.unlimited)
    func connectTimeout(kind: TransportKind) async throws {
        try await withScriptedServer(policy: .neverAccept) { server in
            let request = HTTPRequest(url: server.url, connectTimeout: .milliseconds(300))
            let start = ContinuousClock.now
            let failure = await kind.make().failure(request)
            #expect(failure == .timedOut(.connect, after: .milliseconds(300)))
            // Neither the system's own limit, which is two minutes.
            #expect(.now - start < .seconds(60))
        }
    }

    @Test("a connect timeout does not bound the answer", arguments: TransportKind.allCases)
    func connectTimeoutEnds(kind: TransportKind) async throws {
        let slow = ScriptedResponse(
            .delay(.milliseconds(400)),
            .head(200, ["Content-Length": "2"]),
            .delay(.milliseconds(400)),
            .bytes("ok")
        )
        try await withScriptedServer(slow) { server in
            let request = HTTPRequest(url: server.url, connectTimeout: .milliseconds(200))
            let transport = kind.make()
            var failure = TransportError?.none
            repeat {
                failure = await transport.failure(request)
                // A machine that stands still may let even this connection take too long: then nothing was asked.
            } while failure == .timedOut(.connect, after: .milliseconds(200)) && server.requests.isEmpty
            #expect(failure == nil)
        }
    }

    @Test(
        "no head, or half of one",
        arguments: TransportKind.allCases,
        [
            BrokenHead("closed before the head", [.close]),
            BrokenHead("reset before the head", [.reset]),
            BrokenHead("no HTTP", [.bytes("SSH-2.0-OpenSSH_9.2\r\n"), .close]),
        ]
    )
    func noHead(kind: TransportKind, head: BrokenHead) async throws {
        try await expectFailure(head, of: kind)
    }

    @Test("a head that is cut", arguments: TransportKind.unlimited, cutHeads)
    func headCut(kind: TransportKind, head: BrokenHead) async throws {
        try await expectFailure(head, of: kind)
    }

    @Test(
        "requests that can't be sent",
        arguments: TransportKind.allCases,
        [
            "file:///etc/passwd", "ftp://127.0.0.1/", "/relative", "http:///v1",
        ]
    )
    func invalidURL(kind: TransportKind, text: String) async throws {
        let failure = await kind.make().failure(HTTPRequest(url: try #require(URL(string: text))))
        guard case .invalidRequest = failure else {
            Issue.record("expected an invalid request, not \(String(describing: failure))")
            return
        }
    }

    @Test(
        "a value can't write a header of its own",
        arguments: TransportKind.allCases,
        [("X-A", "1\r\nX-B: 2"), ("X-A", "1\n2"), ("X-A", "1\u{0}2"), ("X A", "1"), ("X-A:", "1"), ("", "1")]
    )
    func injection(kind: TransportKind, field: (String, String)) async throws {
        try await withScriptedServer(.text("ok")) { server in
            let request = HTTPRequest(url: server.url, headers: HTTPFields([field]))
            guard case .invalidRequest = await kind.make().failure(request) else {
                Issue.record("expected an invalid request")
                return
            }
            #expect(server.connections.isEmpty)
        }
    }

    private func expectFailure(_ head: BrokenHead, of kind: TransportKind) async throws {
        try await withScriptedServer(ScriptedResponse(head.steps)) { server in
            let request = HTTPRequest(method: .post, url: server.url, body: Data("{}".utf8))
            #expect(await kind.make().failure(request)?.phase == .head)
            #expect(server.requests.count == 1)
        }
    }

    static let cutHeads = [
        BrokenHead("inside the status line", [.bytes("HTTP/1.1 20"), .close]),
        BrokenHead("after the status line", [.bytes("HTTP/1.1 200 OK\r\n"), .close]),
        BrokenHead("inside a field", [.bytes("HTTP/1.1 200 OK\r\nContent-Type: te"), .close]),
        BrokenHead("before the blank line", [.bytes("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n"), .close]),
    ]

    /// A server that ends before its head does.
    struct BrokenHead: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var steps: [ScriptedResponse.Step]

        init(_ name: String, _ steps: [ScriptedResponse.Step]) {
            (testDescription, self.steps) = (name, steps)
        }
    }
}

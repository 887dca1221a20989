import FaultServer
import Foundation
import Testing
import Transports
import Waiting
import WebAPI

@Suite("Response heads", .timeLimit(.minutes(Patience.minutes)))
struct HeadTests {
    @Test("status and header fields", arguments: TransportKind.allCases)
    func statusAndFields(kind: TransportKind) async throws {
        try await withScriptedServer(
            .text("no", status: 418, headers: ["Content-Type": "text/plain", "X-Request-ID": "r-1"])
        ) { server in
            let response = try await kind.make().whole(server)
            #expect(response.head.status == 418)
            #expect(response.head.headers["content-type"] == "text/plain")
            #expect(response.head.headers["x-request-id"] == "r-1")
            #expect(response.text == "no")
        }
    }

    @Test("any status from 200 to 999 is an answer", arguments: TransportKind.allCases, [200, 404, 429, 503, 529, 599])
    func anyStatus(kind: TransportKind, status: Int) async throws {
        try await withScriptedServer(.text("x", status: status)) { server in
            let response = try await kind.make().whole(server)
            #expect(response.head.status == status)
        }
    }

    @Test("a repeated field is joined, an empty one is there", arguments: TransportKind.allCases)
    func repeatedAndEmpty(kind: TransportKind) async throws {
        try await withScriptedServer(
            .body([], headers: ["Retry-After": "3", "X-Empty": "", "Retry-After": "9"])
        ) { server in
            let fields = try await kind.make().whole(server).head.headers
            #expect(fields["Retry-After"] == "3, 9")
            #expect(fields["X-Empty"] == "")
            #expect(fields["X-Absent"] == nil)
        }
    }

    @Test("the lines of a repeated field stay apart, in order", arguments: TransportKind.unlimited)
    func repeatedLines(kind: TransportKind) async throws {
        try await withScriptedServer(.body([], headers: ["A": "1", "B": "2", "a": "3"])) { server in
            let fields = try await kind.make().whole(server).head.headers
            #expect(fields.values(for: "A") == ["1", "3"])
            #expect(fields.map(\.name).prefix(3) == ["A", "B", "a"])
        }
    }

    @Test("heads that bend the rules are read", arguments: TransportKind.allCases, LenientHead.common)
    func lenientHeads(kind: TransportKind, head: LenientHead) async throws {
        try await expectRead(head, by: kind)
    }

    @Test("heads that bend the rules further are read", arguments: TransportKind.unlimited, LenientHead.rare)
    func rareHeads(kind: TransportKind, head: LenientHead) async throws {
        try await expectRead(head, by: kind)
    }

    private func expectRead(_ head: LenientHead, by kind: TransportKind) async throws {
        let response = ScriptedResponse(.bytes(head.text), .bytes("Content-Length: 2\r\n\r\nok"))
        try await withScriptedServer(response) { server in
            let response = try await kind.make().whole(server)
            #expect(response.head.status == 429)
            #expect(response.head.headers["Retry-After"] == "7")
            #expect(response.text == "ok")
        }
    }

    @Test("a byte beyond ASCII in a value does no harm", arguments: TransportKind.unlimited)
    func latin1(kind: TransportKind) async throws {
        let head = Array("HTTP/1.1 200 OK\r\nX-Name: caf".utf8) + [0xE9] + Array("\r\nContent-Length: 2\r\n\r\nok".utf8)
        try await withScriptedServer(ScriptedResponse(.bytes(head))) { server in
            let response = try await kind.make().whole(server)
            #expect(response.head.headers["X-Name"]?.hasPrefix("caf") == true)
            #expect(response.text == "ok")
        }
    }

    @Test("informational responses are skipped", arguments: TransportKind.allCases)
    func informational(kind: TransportKind) async throws {
        let steps: [ScriptedResponse.Step] = [
            .head(103, ["Link": "</a.css>"]), .head(102), .head(200, ["Content-Length": "2"]), .bytes("ok"),
        ]
        try await withScriptedServer(ScriptedResponse(steps)) { server in
            let response = try await kind.make().whole(server)
            #expect(response.head.status == 200)
            #expect(response.head.headers["Link"] == nil)
            #expect(response.text == "ok")
        }
    }

    @Test(
        "a redirect is not followed, its response is the answer",
        arguments: TransportKind.allCases,
        [301, 302, 303, 307, 308]
    )
    func redirect(kind: TransportKind, status: Int) async throws {
        try await withScriptedServer(.text("never")) { other in
            try await withScriptedServer(
                .text("moved", status: status, headers: ["Location": other.url.absoluteString])
            ) { server in
                let request = HTTPRequest(
                    method: .post,
                    url: server.url,
                    headers: ["Authorization": "Bearer k"],
                    body: Data("x".utf8)
                )
                let response = try await kind.make().whole(request)
                #expect(response.head.status == status)
                #expect(response.head.headers["Location"] == other.url.absoluteString)
                #expect(response.text == "moved")
                #expect(other.connections.isEmpty)
                #expect(server.requests.count == 1)
            }
        }
    }

    @Test(
        "a challenge is an answer like any other",
        arguments: TransportKind.allCases,
        ["Basic realm=\"x\"", "Bearer", "Negotiate"]
    )
    func challenge(kind: TransportKind, challenge: String) async throws {
        try await withScriptedServer(.text("who?", status: 401, headers: ["WWW-Authenticate": challenge])) { server in
            let response = try await kind.make().whole(server)
            #expect(response.head.status == 401)
            #expect(response.head.headers["WWW-Authenticate"] == challenge)
            #expect(response.text == "who?")
            #expect(server.requests.count == 1)
        }
    }

    @Test("the head is there before any byte of the body", arguments: TransportKind.allCases)
    func headFirst(kind: TransportKind) async throws {
        let gate = try Gate()
        try await withScriptedServer(
            ScriptedResponse(.head(200, ["Content-Length": "2"]), .wait(gate), .bytes("ok"))
        ) { server in
            let (head, body) = try await kind.make().send(HTTPRequest(url: server.url))
            #expect(head.status == 200)
            gate.open()
            #expect(await body.collect(upTo: 10).data == Data("ok".utf8))
        }
    }
}

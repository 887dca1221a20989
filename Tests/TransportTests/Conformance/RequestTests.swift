import FaultServer
import Foundation
import Testing
import Transports
import Waiting
import WebAPI

@Suite("Requests as the server sees them", .timeLimit(.minutes(Patience.minutes)))
struct RequestTests {
    @Test("method, target and host", arguments: TransportKind.allCases)
    func line(kind: TransportKind) async throws {
        try await withScriptedServer(.text("ok")) { server in
            let url = try #require(URL(string: "\(server.url)/a%2Fb/c?x=%20&y=%C3%A9&z=a+b#part"))
            _ = try await kind.make().whole(HTTPRequest(url: url))
            let request = try await server.request()
            #expect(request.method == "GET")
            #expect(request.target == "/a%2Fb/c?x=%20&y=%C3%A9&z=a+b")
            #expect(request.version == "HTTP/1.1")
            #expect(request.header("Host") == "127.0.0.1:\(server.port)")
            #expect(request.header("Content-Length") == nil)
            #expect(request.header("Transfer-Encoding") == nil)
        }
    }

    @Test("any method", arguments: TransportKind.allCases, ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PURGE"])
    func method(kind: TransportKind, method: String) async throws {
        try await withScriptedServer(.text("ok")) { server in
            let request = HTTPRequest(method: HTTPMethod(rawValue: method), url: server.url, body: Data("{}".utf8))
            _ = try await kind.make().whole(request)
            let received = try await server.request()
            #expect(received.method == method)
            #expect(received.text == "{}")
            #expect(received.header("Content-Length") == "2")
        }
    }

    @Test("a POST without a body says so", arguments: TransportKind.allCases)
    func emptyPost(kind: TransportKind) async throws {
        try await withScriptedServer(.text("ok")) { server in
            _ = try await kind.make().whole(HTTPRequest(method: .post, url: server.url))
            let request = try await server.request()
            #expect(request.header("Content-Length") == "0")
            #expect(request.body.isEmpty)
        }
    }

    @Test("header fields as they were set, also empty and repeated ones", arguments: TransportKind.allCases)
    func fields(kind: TransportKind) async throws {
        try await withScriptedServer(.text("ok")) { server in
            let fields = HTTPFields([
                ("Authorization", "Bearer k"), ("Accept", "text/event-stream"), ("X-Two", "1"), ("X-Two", "2"),
                ("X-Empty", ""), ("X-Text", "a: b; c=\"d\""), ("User-Agent", "Martlet"),
            ])
            _ = try await kind.make().whole(HTTPRequest(url: server.url, headers: fields))
            let request = try await server.request()
            #expect(request.header("Authorization") == "Bearer k")
            #expect(request.header("Accept") == "text/event-stream")
            #expect(request.header("X-Empty") == "")
            #expect(request.header("X-Text") == "a: b; c=\"d\"")
            #expect(request.header("User-Agent") == "Martlet")
            let two = request.headers.filter { $0.name == "X-Two" }.map(\.value).joined(separator: ",")
            #expect(two.filter { $0 != " " } == "1,2")
        }
    }

    @Test("a body without a type is no form", arguments: TransportKind.allCases)
    func contentType(kind: TransportKind) async throws {
        try await withScriptedServer(.text("ok")) { server in
            let (transport, body) = (kind.make(), Data("{}".utf8))
            _ = try await transport.whole(HTTPRequest(method: .post, url: server.url, body: body))
            let typed = HTTPFields([("content-type", "application/json")])
            _ = try await transport.whole(HTTPRequest(method: .post, url: server.url, headers: typed, body: body))
            let types = server.requests.map {
                $0.headers.filter { $0.name.lowercased() == "content-type" }.map(\.value)
            }
            #expect(types.count == 2)
            #expect(!types[0].contains("application/x-www-form-urlencoded"))
            #expect(types[1] == ["application/json"])
        }
    }

    @Test("cookies are not kept", arguments: TransportKind.allCases)
    func cookies(kind: TransportKind) async throws {
        try await withScriptedServer(.text("ok", headers: ["Set-Cookie": "a=1; Path=/"])) { server in
            let transport = kind.make()
            #expect(try await transport.whole(server).head.headers["Set-Cookie"] == "a=1; Path=/")
            _ = try await transport.whole(server)
            #expect(server.requests.map { $0.header("Cookie") } == [nil, nil])
        }
    }

    @Test("answers are not cached", arguments: TransportKind.allCases)
    func cache(kind: TransportKind) async throws {
        let headers: KeyValuePairs = ["Cache-Control": "max-age=3600", "ETag": "\"1\""]
        try await withScriptedServer(.text("one", headers: headers), .text("two", headers: headers)) { server in
            let transport = kind.make()
            let texts = [try await transport.whole(server).text, try await transport.whole(server).text]
            #expect(texts == ["one", "two"])
            #expect(server.requests.map { $0.header("If-None-Match") } == [nil, nil])
        }
    }

    @Test("a large body is sent whole and at once", arguments: TransportKind.allCases)
    func largeBody(kind: TransportKind) async throws {
        let piece = Pattern.bytes(count: 1 << 20)
        let body = Data((0..<24).flatMap { _ in piece })
        try await withScriptedServer(.text("ok")) { server in
            let response = try await kind.make().whole(HTTPRequest(method: .post, url: server.url, body: body))
            #expect(response.text == "ok")
            let request = try await server.request()
            #expect(request.header("Expect") == nil)
            #expect(request.header("Content-Length") == "\(body.count)")
            #expect(Data(request.body) == body)
        }
    }

    @Test("an answer may come before the body is sent", arguments: TransportKind.allCases)
    func earlyAnswer(kind: TransportKind) async throws {
        let refusal = ScriptedResponse.text("too large", status: 413, headers: ["Connection": "close"])
        try await withScriptedServer(refusal, policy: .serveAtHead) { server in
            let request = HTTPRequest(method: .post, url: server.url, body: Data(count: 32 << 20))
            let response = try await within { try await kind.make().whole(request) }
            #expect(response.head.status == 413)
            #expect(response.text == "too large")
        }
    }
}

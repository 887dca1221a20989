import FaultServer
import Testing
import Waiting

@Suite("ScriptedServer", .timeLimit(.minutes(Patience.minutes)))
struct ScriptedServerTests {
    @Test("answers requests one after another on one connection, and repeats its last answer")
    func keepsConnection() async throws {
        try await withScriptedServer(.text("one"), .json("{}", status: 503)) { server in
            let client = try RawClient(port: server.port)
            try client.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(
                try client.receive(through: "one")
                    == "HTTP/1.1 200 \r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 3\r\n\r\none"
            )
            for path in ["/b", "/c"] {
                try client.send("GET \(path) HTTP/1.1\r\nHost: x\r\n\r\n")
                #expect(
                    try client.receive(through: "{}")
                        == "HTTP/1.1 503 \r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
                )
            }
            #expect(server.requests.map(\.target) == ["/a", "/b", "/c"])
            #expect(server.requests.map(\.indexOnConnection) == [0, 1, 2])
            #expect(server.connections.count == 1)
        }
    }

    @Test("records a request as it was sent")
    func recordsRequest() async throws {
        try await withScriptedServer(.text("ok")) { server in
            let client = try RawClient(port: server.port)
            try client.send("POST /v1?x=%20 HTTP/1.1\r\nX-One:  a \r\nx-one: b\r\nContent-Length: 5\r\n\r\nhe")
            try client.send("llo")
            let request = try await server.request()
            #expect(request.method == "POST")
            #expect(request.target == "/v1?x=%20")
            #expect(request.headers.map(\.name) == ["X-One", "x-one", "Content-Length"])
            #expect(request.headers.map(\.value) == ["a", "b", "5"])
            #expect(request.header("x-ONE") == "a")
            #expect(request.text == "hello")
        }
    }

    @Test("a closure sees the request and chooses the answer")
    func respondsByClosure() async throws {
        let server = try ScriptedServer { .text($0.text + "!") }
        defer { server.stop() }
        let client = try RawClient(port: server.port)
        try client.send("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhey\r\n0\r\n\r\n")
        #expect(try client.receive(through: "hey!").hasSuffix("\r\n\r\nhey!"))
    }

    @Test("a gate holds the script back until it is opened")
    func waitsForGate() async throws {
        let gate = try Gate()
        try await withScriptedServer(ScriptedResponse(.bytes("first"), .wait(gate), .bytes("second"), .close)) {
            server in
            let client = try RawClient(port: server.port)
            try client.send("GET / HTTP/1.1\r\n\r\n")
            #expect(try client.receive() == "first")
            try await server.wait { $0.connections[0].bytesSent == 5 }
            gate.open()
            #expect(try client.receiveAll() == "second")
            #expect(try await server.end() == .serverClosed)
        }
    }
}

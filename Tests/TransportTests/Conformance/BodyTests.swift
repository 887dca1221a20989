import FaultServer
import Foundation
import Testing
import Transports
import Waiting
import WebAPI

@Suite("Response bodies", .timeLimit(.minutes(Patience.minutes)))
struct BodyTests {
    static let bytes = (0..<1_000).map { UInt8($0 % 256) }

    @Test(
        "a body ends where HTTP says that it ends",
        arguments: TransportKind.allCases,
        [
            Framing("declared length", [.head(200, ["Content-Length": "1000"]), .bytes(bytes)]),
            Framing("chunks", [.head(200, chunked), .chunk([1, 2]), .chunk([3]), .lastChunk()], [1, 2, 3]),
            Framing("one chunk", [.head(200, chunked), .chunk(bytes), .lastChunk()]),
            Framing("no chunk", [.head(200, chunked), .lastChunk()], []),
            Framing("chunk extensions", [.head(200, chunked), .bytes("1;a=b\r\nx\r\n0;c\r\n\r\n")], [0x78]),
            Framing("the connection's end", [.head(200, ["Connection": "close"]), .bytes(bytes), .close]),
            Framing("the connection's end, unannounced", [.head(200), .bytes(bytes), .close]),
            Framing("an empty body", [.head(200, ["Content-Length": "0"])], []),
            Framing("204 has no body", [.head(204)], []),
            Framing("304 has no body", [.head(304, ["Content-Length": "9"])], []),
            Framing(
                "bytes after the declared length",
                [.head(200, ["Content-Length": "1"]), .bytes("ab"), .close],
                [0x61]
            ),
        ]
    )
    func framing(kind: TransportKind, framing: Framing) async throws {
        try await withScriptedServer(ScriptedResponse(framing.steps)) { server in
            let response = try await kind.make().whole(server)
            #expect(response.failure == nil)
            #expect(response.body == framing.body)
        }
    }

    @Test("HEAD has no body, whatever the header says", arguments: TransportKind.allCases)
    func head(kind: TransportKind) async throws {
        try await withScriptedServer(ScriptedResponse(.head(200, ["Content-Length": "1000"]))) { server in
            let response = try await kind.make().whole(HTTPRequest(method: .head, url: server.url))
            #expect(response.head.headers["Content-Length"] == "1000")
            #expect(response.body.isEmpty)
            #expect(response.failure == nil)
        }
    }

    @Test("trailer fields do no harm", arguments: TransportKind.unlimited)
    func trailers(kind: TransportKind) async throws {
        try await withScriptedServer(
            ScriptedResponse(.head(200, Self.chunked), .chunk("ok"), .lastChunk(trailers: ["X-Checksum": "z"]))
        ) { server in
            let response = try await kind.make().whole(server)
            #expect(response.text == "ok")
            #expect(response.failure == nil)
            #expect(response.head.headers["X-Checksum"] == nil)
        }
    }

    @Test("the first chunk is seen before the second is sent", arguments: TransportKind.allCases, [true, false])
    func chunksAsTheyCome(kind: TransportKind, isChunked: Bool) async throws {
        let gate = try Gate()
        let steps: [ScriptedResponse.Step] =
            isChunked
            ? [.head(200, Self.chunked), .chunk("one"), .wait(gate), .chunk("two"), .wait(gate), .lastChunk()]
            : [.head(200), .bytes("one"), .wait(gate), .bytes("two"), .wait(gate), .close]
        try await withScriptedServer(ScriptedResponse(steps)) { server in
            let (_, body) = try await kind.make().send(HTTPRequest(url: server.url))
            var chunks = body.makeAsyncIterator()
            #expect(try await chunks.next() == Array("one".utf8))
            gate.admit()
            #expect(try await chunks.next() == Array("two".utf8))
            gate.admit()
            #expect(try await chunks.next() == nil)
            #expect(try await chunks.next() == nil)
        }
    }

    @Test("a single byte is handed out at once", arguments: TransportKind.allCases)
    func singleBytes(kind: TransportKind) async throws {
        let gate = try Gate()
        let text = "data: é\n\n"
        let steps = text.utf8.flatMap { [ScriptedResponse.Step.chunk([$0]), .wait(gate)] }
        try await withScriptedServer(ScriptedResponse([.head(200, Self.chunked)] + steps + [.lastChunk()])) { server in
            let (_, body) = try await kind.make().send(HTTPRequest(url: server.url))
            var chunks: [[UInt8]] = []
            for try await chunk in body {
                chunks.append(chunk)
                gate.admit()
            }
            #expect(chunks == text.utf8.map { [$0] })
        }
    }

    @Test(
        "a body that ends early fails, with what came before",
        arguments: TransportKind.allCases,
        [
            Framing("short of its length", [.head(200, ["Content-Length": "9"]), .bytes("ok"), .close]),
            Framing("no last chunk", [.head(200, chunked), .chunk("ok"), .close]),
            Framing("cut inside a chunk", [.head(200, chunked), .bytes("9\r\nok"), .close]),
            Framing("cut inside the last chunk", [.head(200, chunked), .chunk("ok"), .bytes("0\r\n"), .close]),
            Framing("a chunk size that is none", [.head(200, chunked), .chunk("ok"), .bytes("zz\r\n"), .silence]),
        ]
    )
    func early(kind: TransportKind, framing: Framing) async throws {
        try await withScriptedServer(ScriptedResponse(framing.steps)) { server in
            let response = try await kind.make().whole(server)
            #expect(response.text == "ok")
            #expect(response.failure?.phase == .body)
        }
    }

    @Test("a reset fails, with what was read before", arguments: TransportKind.allCases, [true, false])
    func reset(kind: TransportKind, isChunked: Bool) async throws {
        let gate = try Gate()
        let head: ScriptedResponse.Step = isChunked ? .head(200, Self.chunked) : .head(200)
        try await withScriptedServer(
            ScriptedResponse(head, isChunked ? .chunk("ok") : .bytes("ok"), .wait(gate), .reset)
        ) { server in
            let (_, body) = try await kind.make().send(HTTPRequest(url: server.url))
            var chunks = body.makeAsyncIterator()
            #expect(try await chunks.read(like: "ok") == "ok")
            gate.open()
            let error = await #expect(throws: TransportError.self) { try await chunks.next() }
            #expect(error?.phase == .body)
            #expect(await #expect(throws: TransportError.self) { try await chunks.next() } == error)
        }
    }

    @Test("gzip is undone", arguments: TransportKind.allCases)
    func gzip(kind: TransportKind) async throws {
        let packed = try fixture("forty-thousand-a.gz")
        try await withScriptedServer(.body(packed, headers: ["Content-Encoding": "gzip"])) { server in
            let response = try await kind.make().whole(server)
            #expect(response.body == Array(repeating: UInt8(ascii: "a"), count: 40_000))
            let codings = try await server.request().header("Accept-Encoding") ?? ""
            #expect(codings.contains("gzip"))
        }
    }

    @Test("gzip is undone as it comes", arguments: TransportKind.allCases)
    func gzipAsItComes(kind: TransportKind) async throws {
        let gate = try Gate()
        let response = ScriptedResponse(
            .head(200, ["Content-Encoding": "gzip", "Transfer-Encoding": "chunked"]),
            .chunk(Gzip.header + Gzip.block("one")),
            .wait(gate),
            .chunk(Gzip.block("two") + Gzip.trailer("onetwo")),
            .lastChunk()
        )
        try await withScriptedServer(response) { server in
            let (_, body) = try await kind.make().send(HTTPRequest(url: server.url))
            var chunks = body.makeAsyncIterator()
            #expect(try await chunks.read(like: "one") == "one")
            gate.open()
            #expect(try await chunks.read(like: "two") == "two")
            #expect(try await chunks.next() == nil)
        }
    }

    @Test("gzip that is none can't be decoded", arguments: TransportKind.allCases)
    func badGzip(kind: TransportKind) async throws {
        try await withScriptedServer(.body(Array("plain".utf8), headers: ["Content-Encoding": "gzip"])) { server in
            let failure: TransportError?
            do throws(TransportError) {
                failure = try await kind.make().whole(server).failure
            } catch {
                failure = error
            }
            guard case .undecodableBody = failure else {
                Issue.record("expected an undecodable body, not \(String(describing: failure))")
                return
            }
        }
    }

    @Test("a large body arrives whole", arguments: TransportKind.allCases)
    func large(kind: TransportKind) async throws {
        let piece = Pattern.bytes(count: 1 << 20)
        let response = ScriptedResponse(
            .head(200, ["Content-Length": "\(32 << 20)"]),
            .repeated([.bytes(piece)], times: 32)
        )
        try await withScriptedServer(response) { server in
            let response = try await kind.make().whole(server)
            #expect(response.failure == nil)
            #expect(response.body.count == 32 << 20)
            #expect(Pattern.isRepeated(piece, in: response.body))
        }
    }

    static let chunked: KeyValuePairs = ["Transfer-Encoding": "chunked"]

    /// A way to say where a body ends.
    struct Framing: Sendable, CustomTestStringConvertible {
        var name: String
        var steps: [ScriptedResponse.Step]
        var body: [UInt8]

        init(_ name: String, _ steps: [ScriptedResponse.Step], _ body: [UInt8] = BodyTests.bytes) {
            (self.name, self.steps, self.body) = (name, steps, body)
        }

        var testDescription: String { name }
    }
}

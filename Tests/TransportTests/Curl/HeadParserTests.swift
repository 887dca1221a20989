import Testing
import WebAPI

@testable import CurlTransport

@Suite("HeadParser")
struct HeadParserTests {
    @Test(
        "reads the head of the final response",
        arguments: [
            Case("one field", "HTTP/1.1 200 OK\r\nA: b\r\n\r\n", 200, ["A": "b"]),
            Case("no reason, no fields", "HTTP/1.1 204\r\n\r\n", 204, [:]),
            Case("HTTP/2", "HTTP/2 404 \r\na: b\r\n\r\n", 404, ["a": "b"]),
            Case("bare line feeds", "HTTP/1.1 200 OK\nA: b\n\n", 200, ["A": "b"]),
            Case(
                "repeated and empty",
                "HTTP/1.1 200 OK\r\nA: 1\r\na:2\r\nB:\r\n\r\n",
                200,
                ["A": "1", "a": "2", "B": ""]
            ),
            Case("white space around", "HTTP/1.1 200 OK\r\nA: \t b c \t\r\n\r\n", 200, ["A": "b c"]),
            Case("colons in the value", "HTTP/1.1 200 OK\r\nA: b:c\r\n\r\n", 200, ["A": "b:c"]),
            Case("folded", "HTTP/1.1 200 OK\r\nA: b\r\n  c\r\n\td\r\nE: f\r\n\r\n", 200, ["A": "b c d", "E": "f"]),
            Case("folded from nothing", "HTTP/1.1 200 OK\r\nA:\r\n b\r\n\r\n", 200, ["A": "b"]),
            Case("no field", "HTTP/1.1 200 OK\r\nnonsense\r\nA: b\r\n\r\n", 200, ["A": "b"]),
            Case(
                "informational before",
                "HTTP/1.1 103 Early\r\nL: x\r\n\r\nHTTP/1.1 200 OK\r\nA: b\r\n\r\n",
                200,
                ["A": "b"]
            ),
        ]
    )
    func readsHead(_ example: Case) {
        var parser = HeadParser()
        var heads: [HTTPResponse] = []
        for line in example.bytes.split(separator: 10, omittingEmptySubsequences: false).dropLast() {
            if case .head(let head) = parser.read(line + [10]) {
                heads.append(head)
            }
        }
        #expect(heads == [HTTPResponse(status: example.status, headers: example.fields)])
        #expect(parser.isComplete)
    }

    @Test("reads UTF-8, and any other bytes as Latin-1")
    func readsBytes() {
        var parser = HeadParser()
        _ = parser.read(Array("HTTP/1.1 200 OK\r\n".utf8))
        _ = parser.read(Array("U: é\r\n".utf8))
        _ = parser.read(Array("L: ".utf8) + [0xE9, 0x0D, 0x0A])
        #expect(parser.read([13, 10]) == .head(HTTPResponse(status: 200, headers: ["U": "é", "L": "é"])))
    }

    @Test("ignores trailers")
    func ignoresTrailers() {
        var parser = HeadParser()
        for line in ["HTTP/1.1 200 OK\r\n", "\r\n"] {
            _ = parser.read(Array(line.utf8))
        }
        #expect(parser.read(Array("X-Trailer: 1\r\n".utf8)) == .more)
        #expect(parser.read([13, 10]) == .more)
    }

    @Test("bounds the header, and counts trailers in", arguments: [false, true])
    func bounds(isComplete: Bool) {
        var parser = HeadParser()
        _ = parser.read(Array("HTTP/1.1 200 OK\r\n".utf8))
        if isComplete {
            _ = parser.read([13, 10])
        }
        let line = Array("A: \(String(repeating: "x", count: 60_000))\r\n".utf8)
        let steps = (0...HeadParser.limit / line.count).map { _ in parser.read(line) }
        #expect(steps.dropLast().allSatisfy { $0 == .more })
        #expect(steps.last == .tooLong)
    }
}

extension HeadParserTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let status: Int
        let fields: HTTPFields

        init(_ description: String, _ text: String, _ status: Int, _ fields: HTTPFields) {
            testDescription = description
            bytes = Array(text.utf8)
            self.status = status
            self.fields = fields
        }
    }
}

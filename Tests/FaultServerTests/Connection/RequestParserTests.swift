import Testing

@testable import FaultServer

@Suite("RequestParser")
struct RequestParserTests {
    @Test("requests are read, however they are cut", arguments: Sample.all)
    func reads(sample: Sample) throws {
        let bytes = Array(sample.bytes.utf8)
        #expect(try events(bytes, cutEvery: bytes.count) == sample.requests)
        #expect(try events(bytes, cutEvery: 1) == sample.requests)
        #expect(try events(bytes, cutEvery: 7) == sample.requests)
    }

    @Test(
        "what is no HTTP is refused",
        arguments: [
            "GET /\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
            "GET / HTTP/1.1\r\n: no name\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
            "POST / HTTP/1.1\r\nTransfer-Encoding: gzip\r\n\r\n",
            "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
            "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n", "\u{16}\u{3}\u{1}",
            "GET /" + String(repeating: "a", count: 70_000),
        ]
    )
    func refuses(text: String) {
        #expect(throws: RequestParser.Malformed.self) {
            _ = try events(Array(text.utf8), cutEvery: 1_000)
        }
    }

    private func events(_ bytes: [UInt8], cutEvery size: Int) throws -> [Sample.Request] {
        var parser = RequestParser()
        var requests: [Sample.Request] = []
        var heads: [RequestHead] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            parser.append(Array(bytes[start..<min(start + size, bytes.count)]))
            while let event = try parser.next() {
                switch event {
                case .head(let head): heads.append(head)
                case .end(let body):
                    let head = try #require(heads.last)
                    heads.removeLast()
                    requests.append(
                        Sample.Request(
                            line: "\(head.method) \(head.target) \(head.version)",
                            headers: head.headers.map { "\($0.name)=\($0.value)" },
                            body: String(decoding: body, as: UTF8.self)
                        )
                    )
                }
            }
        }
        #expect(heads.isEmpty)
        return requests
    }

    /// What a client sends, and the requests that it means.
    struct Sample: Sendable, CustomTestStringConvertible {
        struct Request: Sendable, Equatable {
            var line: String
            var headers: [String] = []
            var body = ""
        }

        var testDescription: String
        var bytes: String
        var requests: [Request]

        static let all = [
            Sample(
                testDescription: "no header",
                bytes: "GET / HTTP/1.1\r\n\r\n",
                requests: [Request(line: "GET / HTTP/1.1")]
            ),
            Sample(
                testDescription: "bare line feeds, blank lines before",
                bytes: "\r\n\nGET / HTTP/1.0\nA:b\n\n",
                requests: [Request(line: "GET / HTTP/1.0", headers: ["A=b"])]
            ),
            Sample(
                testDescription: "fields with and without blanks",
                bytes: "GET / HTTP/1.1\r\nA: \t b c \r\nB:\r\nC:d:e\r\n\r\n",
                requests: [Request(line: "GET / HTTP/1.1", headers: ["A=b c", "B=", "C=d:e"])]
            ),
            Sample(
                testDescription: "a body with its length, twice the same",
                bytes: "POST /a HTTP/1.1\r\nContent-Length: 3\r\ncontent-length: 3\r\n\r\n\r\nx",
                requests: [
                    Request(
                        line: "POST /a HTTP/1.1",
                        headers: ["Content-Length=3", "content-length=3"],
                        body: "\r\nx"
                    )
                ]
            ),
            Sample(
                testDescription: "chunks, extensions, trailers",
                bytes: "PUT / HTTP/1.1\r\nTransfer-Encoding: Chunked\r\n\r\n"
                    + "3;a=b\r\nabc\r\n0A \r\n0123456789\r\n0\r\nX: y\r\n\r\n",
                requests: [
                    Request(
                        line: "PUT / HTTP/1.1",
                        headers: ["Transfer-Encoding=Chunked"],
                        body: "abc0123456789"
                    )
                ]
            ),
            Sample(
                testDescription: "one request after another",
                bytes: "POST /1 HTTP/1.1\r\nContent-Length: 1\r\n\r\naGET /2 HTTP/1.1\r\n\r\n",
                requests: [
                    Request(line: "POST /1 HTTP/1.1", headers: ["Content-Length=1"], body: "a"),
                    Request(line: "GET /2 HTTP/1.1"),
                ]
            ),
        ]
    }
}

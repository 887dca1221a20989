import FaultServer
import Testing

/// A script, and the bytes that a client receives.
struct Written: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var response: ScriptedResponse
    var bytes: String

    private init(_ name: String, _ response: ScriptedResponse, _ bytes: String) {
        (testDescription, self.response, self.bytes) = (name, response, bytes)
    }

    static let all = [
        Written("head", ScriptedResponse(.head(200)), "HTTP/1.1 200 \r\n\r\n"),
        Written(
            "head with fields",
            ScriptedResponse(.head(429, reason: "Slow", ["Retry-After": "1", "retry-after": "2"])),
            "HTTP/1.1 429 Slow\r\nRetry-After: 1\r\nretry-after: 2\r\n\r\n"
        ),
        Written("bytes", ScriptedResponse(.bytes([0x61, 0x62]), .bytes("c")), "abc"),
        Written(
            "chunks",
            ScriptedResponse(.chunk("0123456789abcdef"), .lastChunk()),
            "10\r\n0123456789abcdef\r\n0\r\n\r\n"
        ),
        Written("trailers", ScriptedResponse(.lastChunk(trailers: ["X": "y"])), "0\r\nX: y\r\n\r\n"),
        Written("drip", ScriptedResponse(.drip("abcde", size: 2, every: .milliseconds(1))), "abcde"),
        Written(
            "repeated",
            ScriptedResponse(.repeated([.bytes("ab"), .delay(.milliseconds(1))], times: 3)),
            "ababab"
        ),
        Written("nothing repeated", ScriptedResponse(.repeated([], times: 3), .bytes("a")), "a"),
        Written("event", ScriptedResponse(.event("x")), "9\r\ndata: x\n\n\r\n"),
        Written(
            "JSON",
            .json("{}", status: 500),
            "HTTP/1.1 500 \r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
        ),
        Written(
            "events",
            .events(["a", "b"], every: .milliseconds(1)),
            "HTTP/1.1 200 \r\nContent-Type: text/event-stream\r\nCache-Control: no-cache\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n9\r\ndata: a\n\n\r\n9\r\ndata: b\n\n\r\n0\r\n\r\n"
        ),
    ]
}

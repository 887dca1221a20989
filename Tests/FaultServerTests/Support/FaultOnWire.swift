import FaultServer
import Testing

/// What a client sees of a fault.
struct FaultOnWire: Sendable, CustomTestStringConvertible {
    var fault: Fault
    /// What the bytes begin with.
    var start: String
    /// What is in them.
    var holds: [String]
    /// What is not.
    var lacks: [String]
    /// What becomes of the connection.
    var end: End

    enum End {
        case kept
        case closed
        case closedAtNextRequest
        case halfClosed
        case reset
        case silent
    }

    var testDescription: String { fault.rawValue }

    init(_ fault: Fault, _ start: String, holds: [String] = [], lacks: [String] = [], end: End = .kept) {
        (self.fault, self.start, self.holds, self.lacks, self.end) = (fault, start, holds, lacks, end)
    }
}

extension FaultOnWire {
    private static let stream = "HTTP/1.1 200 \r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"
    private static let text = [#""content":"Hello""#, #""content":" world""#]
    private static let whole = text + [#""finish_reason":"stop""#, "data: [DONE]\n\n\r\n0\r\n\r\n"]
    private static let half = [#""content":"Hello""#, #""content":" wor""#]
    private static let nothingMore = [#""finish_reason":"stop""#, "[DONE]", "\r\n0\r\n"]
    private static let overloaded = #"data: {"error":{"message":"The server is overloaded.","type":"overloaded_error""#

    static let all = [
        FaultOnWire(.rateLimit, "HTTP/1.1 429 \r\n", holds: ["Retry-After: 1\r\n", #""type":"rate_limit_error""#]),
        FaultOnWire(.longRateLimit, "HTTP/1.1 429 \r\n", holds: ["Retry-After: 600\r\n"]),
        FaultOnWire(.overloaded, "HTTP/1.1 529 \r\n", holds: [#""type":"overloaded_error""#]),
        FaultOnWire(.unavailable, "HTTP/1.1 503 \r\n", holds: [#"{"error":{"message":"#]),
        FaultOnWire(.badGateway, "HTTP/1.1 502 \r\n", holds: ["Content-Type: text/html", "<h1>502 Bad Gateway</h1>"]),
        FaultOnWire(.unauthorized, "HTTP/1.1 401 \r\n", holds: [#"WWW-Authenticate: Basic realm="fault-server""#]),
        FaultOnWire(
            .redirect,
            "HTTP/1.1 307 \r\n",
            holds: ["Location: http://localhost:", "/v1/chat/completions\r\n", "Content-Length: 0\r\n"],
            lacks: ["{port}", "localhost:/"]
        ),
        FaultOnWire(.htmlPage, "HTTP/1.1 200 \r\n", holds: ["Content-Type: text/html", "<html>"]),
        FaultOnWire(
            .openError,
            "HTTP/1.1 429 \r\n",
            holds: ["Transfer-Encoding: chunked\r\n", #"{"error":"#],
            lacks: ["\r\n0\r\n"],
            end: .silent
        ),
        FaultOnWire(
            .bareError,
            "HTTP/1.1 200 \r\nContent-Length: ",
            holds: ["Content-Type: text/event-stream\r\n\r\n{\"error\""],
            lacks: ["data:"]
        ),
        FaultOnWire(.errorFirst, stream, holds: [overloaded, "\r\n0\r\n\r\n"], lacks: ["content\":", "[DONE]"]),
        FaultOnWire(.errorMidStream, stream, holds: half + [overloaded, "\r\n0\r\n\r\n"], lacks: ["[DONE]"]),
        FaultOnWire(
            .errorByBytes,
            stream + "1\r\nd\r\n1\r\na\r\n",
            holds: ["1\r\n}\r\n1\r\n\n\r\n1\r\n\n\r\n0\r\n\r\n"]
        ),
        FaultOnWire(.noFinish, stream, holds: half + ["\r\n0\r\n\r\n"], lacks: [#""finish_reason":"stop""#, "[DONE]"]),
        FaultOnWire(.nullFinish, stream, holds: text + ["data: [DONE]\n\n\r\n0\r\n"], lacks: ["stop"]),
        FaultOnWire(.closeMidStream, stream, holds: half, lacks: nothingMore, end: .closed),
        FaultOnWire(.halfCloseMidStream, stream, holds: half, lacks: nothingMore, end: .halfClosed),
        FaultOnWire(.resetMidStream, stream, holds: half, lacks: nothingMore, end: .reset),
        FaultOnWire(.silenceMidStream, stream, holds: half, lacks: nothingMore, end: .silent),
        FaultOnWire(.silenceAfterHead, stream, lacks: ["data"], end: .silent),
        FaultOnWire(.neverAnswer, "", lacks: ["H"], end: .silent),
        FaultOnWire(.slowAccept, stream, holds: whole),
        FaultOnWire(.slowHead, stream, holds: whole),
        FaultOnWire(.slowBody, stream, holds: whole),
        FaultOnWire(.slowPieces, stream, holds: [#""content":" patient""#, "[DONE]"]),
        FaultOnWire(.slowEnd, stream, holds: whole),
        FaultOnWire(.drip, stream + "1\r\nd\r\n1\r\na\r\n", holds: ["1\r\n]\r\n1\r\n\n\r\n1\r\n\n\r\n0\r\n\r\n"]),
        FaultOnWire(.split, stream + "3\r\ndat\r\n3\r\na: \r\n"),
        FaultOnWire(.heartbeats, stream + "d\r\n: heartbeat\n\n\r\nd\r\n: heartbeat\n\n\r\n", holds: whole),
        FaultOnWire(.heartbeatsForever, stream + "d\r\n: heartbeat\n\n\r\nd\r\n"),
        FaultOnWire(.cutHead, "HTTP/1.1 200 \r\nContent-Type: t", lacks: ["text"], end: .closed),
        FaultOnWire(.trailer, stream, holds: text + ["\r\n0\r\nX-Checksum: z\r\n\r\n"]),
        FaultOnWire(
            .lengthTooLong,
            "HTTP/1.1 200 \r\nContent-Type: text/event-stream\r\nContent-Length: 100000\r\n\r\n",
            holds: text,
            end: .closed
        ),
        FaultOnWire(
            .lengthTooShort,
            "HTTP/1.1 200 \r\nContent-Type: text/event-stream\r\nContent-Length: 100\r\n\r\n",
            holds: text,
            end: .closed
        ),
        FaultOnWire(.badGzip, "HTTP/1.1 200 \r\n", holds: ["Content-Encoding: gzip\r\n"] + whole),
        FaultOnWire(.invalidUTF8, stream, holds: ["Hello", " w\u{FFFD}rld"]),
        FaultOnWire(.staleConnection, stream, holds: whole, end: .closedAtNextRequest),
        FaultOnWire(.expiredConnection, stream, holds: whole, end: .closed),
    ]
}

extension ScriptedResponse {
    /// A whole answer with its length declared; the connection is kept.
    public static func body(
        _ bytes: [UInt8],
        status: Int = 200,
        headers: KeyValuePairs<String, String> = [:]
    ) -> ScriptedResponse {
        let lines = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
        let head = "HTTP/1.1 \(status) \r\n\(lines)Content-Length: \(bytes.count)\r\n\r\n"
        return ScriptedResponse(.bytes(Array(head.utf8) + bytes))
    }

    /// A whole answer of text with its length declared, `text/plain` by default; the connection is kept.
    public static func text(
        _ text: String,
        status: Int = 200,
        headers: KeyValuePairs<String, String> = ["Content-Type": "text/plain; charset=utf-8"]
    ) -> ScriptedResponse {
        .body(Array(text.utf8), status: status, headers: headers)
    }

    /// A whole JSON answer; the connection is kept.
    public static func json(_ text: String, status: Int = 200) -> ScriptedResponse {
        .text(text, status: status, headers: ["Content-Type": "application/json"])
    }

    /// A stream of server-sent events, each given as the text after `data: `, one chunk each; the connection is kept.
    ///
    /// - Parameter pause: the time between two events; none by default.
    public static func events(_ data: [String], every pause: Duration = .zero) -> ScriptedResponse {
        let chunks = data.map { Step.chunk("data: \($0)\n\n") }
        let paced = pause == .zero ? chunks : Array(chunks.map { [$0] }.joined(separator: [.delay(pause)]))
        return ScriptedResponse([.eventStreamHead] + paced + [.lastChunk()])
    }
}

extension ScriptedResponse.Step {
    /// The head of a chunked stream of server-sent events.
    public static let eventStreamHead = Self.head(
        200,
        ["Content-Type": "text/event-stream", "Cache-Control": "no-cache", "Transfer-Encoding": "chunked"]
    )

    /// One server-sent event, given as the text after `data: `, as a chunk.
    public static func event(_ data: String) -> Self {
        .chunk("data: \(data)\n\n")
    }
}

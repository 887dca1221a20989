extension ScriptedResponse {
    /// One thing that the server does.
    public enum Step: Sendable {
        /// Writes bytes as they are.
        case bytes([UInt8])
        /// Writes bytes a few at a time, with a pause after each write.
        case drip([UInt8], size: Int, every: Duration)
        /// Does nothing for a while.
        case delay(Duration)
        /// Does nothing until the gate lets it pass.
        case wait(Gate)
        /// Plays steps again and again; `Int.max` is for ever.
        case repeated([Step], times: Int)
        /// Reads one more whole request of the connection, records it, and gives it no answer.
        case nextRequest
        /// Ends the server's side of the connection (FIN), and goes on reading.
        case halfClose
        /// Closes the connection in order (FIN).
        case close
        /// Resets the connection (RST), which may also destroy what the client has not read yet.
        case reset
        /// Does nothing until the client leaves or the server is stopped.
        case silence
    }
}

extension ScriptedResponse.Step {
    /// Writes text as it is.
    public static func bytes(_ text: String) -> Self {
        .bytes(Array(text.utf8))
    }

    /// Writes a status line, header lines and the blank line; nothing is added.
    public static func head(
        _ status: Int,
        reason: String = "",
        _ headers: KeyValuePairs<String, String> = [:]
    ) -> Self {
        let lines = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
        return .bytes("HTTP/1.1 \(status) \(reason)\r\n\(lines)\r\n")
    }

    /// Writes one chunk of the chunked transfer coding.
    public static func chunk(_ bytes: [UInt8]) -> Self {
        .bytes(Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8))
    }

    /// Writes one chunk of the chunked transfer coding.
    public static func chunk(_ text: String) -> Self {
        .chunk(Array(text.utf8))
    }

    /// Writes the end of the chunked transfer coding, with trailer fields if there are any.
    public static func lastChunk(trailers: KeyValuePairs<String, String> = [:]) -> Self {
        let lines = trailers.map { "\($0.key): \($0.value)\r\n" }.joined()
        return .bytes("0\r\n\(lines)\r\n")
    }

    /// Writes text a few bytes at a time, with a pause after each write.
    public static func drip(_ text: String, size: Int = 1, every pause: Duration) -> Self {
        .drip(Array(text.utf8), size: size, every: pause)
    }
}

import FaultServer

extension RawClient {
    /// Connects and asks as a chat client does.
    static func asking(_ server: ScriptedServer, streaming: Bool = true, model: String = "m") throws -> RawClient {
        let client = try RawClient(port: server.port)
        try client.ask(server, streaming: streaming, model: model)
        return client
    }

    /// Asks, on the same connection.
    func ask(
        _ server: ScriptedServer,
        path: String = "/v1/chat/completions",
        streaming: Bool = true,
        model: String = "m"
    ) throws {
        let body = #"{"model":"\#(model)","messages":[]\#(streaming ? #","stream":true"# : "")}"#
        let head = "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nContent-Length: \(body.utf8.count)"
        try send("\(head)\r\n\r\n\(body)")
    }

    /// So many bytes, or fewer where the server ends before.
    func receive(exactly count: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            let piece = try receiveBytes(atMost: count - bytes.count)
            guard !piece.isEmpty else { break }
            bytes += piece
        }
        return bytes
    }
}

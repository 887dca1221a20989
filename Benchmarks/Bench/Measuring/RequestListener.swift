import Foundation

/// A socket that listens, so that the first byte of a program's request can be seen to come.
struct RequestListener {
    let port: UInt16
    private let socket: Int32

    init() throws {
        let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(socket, address, size) == 0 && listen(socket, 16) == 0 && getsockname(socket, address, &size) == 0
            }
        }
        guard isListening else { throw ProcessError(description: "no port to listen at") }
        self.socket = socket
        port = UInt16(bigEndian: address.sin_port)
    }

    func stop() { close(socket) }

    /// The base URL of what listens here.
    var url: String { "http://127.0.0.1:\(port)/v1" }

    /// How many milliseconds after its start a program's request begins to arrive. The program gets an answer.
    func timeToRequest(of command: Command) throws -> Double {
        var child = try ChildProcess(command)
        guard wait(for: socket, milliseconds: 10_000) else {
            let reason = child.end(within: .seconds(11)).failure ?? "it ended"
            throw ProcessError(description: "no request came: \(reason)")
        }
        let connection = accept(socket, nil, nil)
        defer { close(connection) }
        var byte: UInt8 = 0
        guard read(connection, &byte, 1) == 1 else { throw ProcessError(description: "an empty request") }
        let time = ContinuousClock.now - child.start
        answer(connection)
        _ = child.end(within: .seconds(20))
        return time / .milliseconds(1)
    }

    /// Sends a short stream, then takes what is left of the request.
    private func answer(_ connection: Int32) {
        let chunk = #"{"id":"1","object":"chat.completion.chunk","created":1,"model":"bench","choices":[{"index":0,"#
        let text = """
            HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n\
            data: \(chunk)"delta":{"role":"assistant","content":"Hello"},"finish_reason":null}]}\n\n\
            data: \(chunk)"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n
            """
        _ = send(connection, text, text.utf8.count, Int32(MSG_NOSIGNAL))
        shutdown(connection, Int32(SHUT_WR))
        var buffer = [UInt8](repeating: 0, count: 4096)
        while wait(for: connection, milliseconds: 2_000), read(connection, &buffer, buffer.count) > 0 {}
    }

    private func wait(for descriptor: Int32, milliseconds: Int32) -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, milliseconds) == 1
    }
}

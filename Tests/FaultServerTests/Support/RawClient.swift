#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import FaultServer

/// A client on a bare socket, so that the server is judged by bytes and not by another HTTP library.
///
/// It blocks its thread, which the server does not mind: it has threads of its own.
final class RawClient {
    private var descriptor: Int32

    /// Connects; a read, a write or the connecting itself gives up after `limit` seconds.
    init(port: UInt16, limit: Int = 5) throws {
        #if canImport(Glibc)
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var limit = timeval(tv_sec: limit, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            let failure = Failure(code: errno)
            close()
            throw failure
        }
    }

    /// Connects and sends a request.
    static func sendingGet(to server: ScriptedServer) throws -> RawClient {
        let client = try RawClient(port: server.port)
        try client.send("GET / HTTP/1.1\r\n\r\n")
        return client
    }

    deinit {
        close()
    }

    struct Failure: Error, Equatable {
        var code: Int32

        static let refused = Failure(code: ECONNREFUSED)
        static let reset = Failure(code: ECONNRESET)
        /// Linux says of connecting that it is in progress when the limit is over.
        static let timedOut = Failure(code: EINPROGRESS)
    }

    func send(_ text: String) throws {
        let bytes = Array(text.utf8)
        guard Self.write(descriptor, bytes, bytes.count) == bytes.count else { throw Failure(code: errno) }
    }

    /// The next bytes as text: empty at the end.
    func receive(atMost count: Int = 65_536) throws -> String {
        String(decoding: try receiveBytes(atMost: count), as: UTF8.self)
    }

    /// The next bytes: none at the end.
    func receiveBytes(atMost count: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let received = recv(descriptor, &bytes, count, 0)
        guard received >= 0 else { throw Failure(code: errno) }
        return Array(bytes.prefix(received))
    }

    /// Everything until the text ends with `suffix`.
    func receive(through suffix: String) throws -> String {
        var text = ""
        while !text.hasSuffix(suffix) {
            let piece = try receive()
            guard !piece.isEmpty else { break }
            text += piece
        }
        return text
    }

    /// Everything until the server's end.
    func receiveAll() throws -> String {
        var text = ""
        while true {
            let piece = try receive()
            guard !piece.isEmpty else { return text }
            text += piece
        }
    }

    /// Whether neither bytes nor an end are there.
    func hasNothingToReceive() throws -> Bool {
        var byte: UInt8 = 0
        let received = recv(descriptor, &byte, 1, Int32(MSG_DONTWAIT))
        if received >= 0 { return false }
        guard errno == EAGAIN else { throw Failure(code: errno) }
        return true
    }

    func close() {
        if descriptor >= 0 { _ = Self.close(descriptor) }
        descriptor = -1
    }

    /// Closes with a reset.
    func reset() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
        close()
    }

    #if canImport(Glibc)
    private static let close = Glibc.close
    private static func write(_ descriptor: Int32, _ bytes: [UInt8], _ count: Int) -> Int {
        Glibc.send(descriptor, bytes, count, Int32(MSG_NOSIGNAL))
    }
    #elseif canImport(Musl)
    private static let close = Musl.close
    private static func write(_ descriptor: Int32, _ bytes: [UInt8], _ count: Int) -> Int {
        Musl.send(descriptor, bytes, count, MSG_NOSIGNAL)
    }
    #else
    private static let close = Darwin.close
    private static func write(_ descriptor: Int32, _ bytes: [UInt8], _ count: Int) -> Int {
        Darwin.send(descriptor, bytes, count, 0)
    }
    #endif
}

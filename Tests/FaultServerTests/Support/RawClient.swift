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
    /// How many seconds a wait may take.
    private let limit: Int

    /// Connects; a read, a write or the connecting itself gives up after `limit` seconds.
    init(port: UInt16, limit: Int = 60) throws {
        #if canImport(Glibc)
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        self.limit = limit
        // What waits is `poll`: a process that is stopped and goes on has its waits in other calls broken off.
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        try connect(to: port)
    }

    private func connect(to port: UInt16) throws {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Self.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 || errno == EINPROGRESS else { throw Failure(code: errno) }
        try wait(for: POLLOUT)
        var code: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &length)
        guard code == 0 else { throw Failure(code: code) }
    }

    private func wait(for events: some FixedWidthInteger) throws {
        var polled = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        var count: Int32
        repeat {
            count = poll(&polled, 1, Int32(limit * 1_000))
        } while count < 0 && errno == EINTR
        guard count > 0 else { throw Failure.timedOut }
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
        static let timedOut = Failure(code: ETIMEDOUT)
    }

    func send(_ text: String) throws {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            try wait(for: POLLOUT)
            let count = Self.write(descriptor, Array(rest), rest.count)
            guard count >= 0 else { throw Failure(code: errno) }
            rest = rest.dropFirst(count)
        }
    }

    /// The next bytes as text: empty at the end.
    func receive(atMost count: Int = 65_536) throws -> String {
        String(decoding: try receiveBytes(atMost: count), as: UTF8.self)
    }

    /// The next bytes: none at the end.
    func receiveBytes(atMost count: Int) throws -> [UInt8] {
        try wait(for: POLLIN)
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
    private static let connect = Glibc.connect
    private static func write(_ descriptor: Int32, _ bytes: [UInt8], _ count: Int) -> Int {
        Glibc.send(descriptor, bytes, count, Int32(MSG_NOSIGNAL))
    }
    #elseif canImport(Musl)
    private static let close = Musl.close
    private static let connect = Musl.connect
    private static func write(_ descriptor: Int32, _ bytes: [UInt8], _ count: Int) -> Int {
        Musl.send(descriptor, bytes, count, MSG_NOSIGNAL)
    }
    #else
    private static let close = Darwin.close
    private static let connect = Darwin.connect
    private static func write(_ descriptor: Int32, _ bytes: [UInt8], _ count: Int) -> Int {
        Darwin.send(descriptor, bytes, count, 0)
    }
    #endif
}

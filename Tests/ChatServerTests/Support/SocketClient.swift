import Waiting

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A client on a bare socket of 127.0.0.1, which says exactly what it is told to. It blocks no thread.
final class SocketClient {
    private let descriptor: Int32
    private var received: [UInt8] = []

    /// What did not work, or did not come.
    struct Failure: Error {
        let what: String
    }

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let code = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard code == 0 else { throw Failure(what: "connect: \(errno)") }
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    deinit {
        close(descriptor)
    }

    /// Sends all of a text.
    func send(_ text: String) async throws {
        var rest = Array(text.utf8)[...]
        try await patiently("send") {
            let count = rest.withUnsafeBytes {
                sendto(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL), nil, 0)
            }
            guard count >= 0 else { return try Self.waiting("send") }
            rest = rest.dropFirst(count)
            return rest.isEmpty
        }
    }

    /// Everything up to and with a text.
    func receive(through end: String) async throws -> String {
        let end = Array(end.utf8)
        var place = received.firstRange(of: end)
        try await patiently("\(end)") {
            place = received.firstRange(of: end)
            if place != nil { return true }
            guard try read() != 0 else { throw Failure(what: "end before \(String(decoding: end, as: UTF8.self))") }
            return false
        }
        guard let place else { throw Failure(what: "nothing") }
        defer { received.removeFirst(place.upperBound) }
        return String(decoding: received[..<place.upperBound], as: UTF8.self)
    }

    /// So many bytes.
    func receive(_ count: Int) async throws -> String {
        try await patiently("\(count) bytes") {
            if received.count >= count { return true }
            guard try read() != 0 else { throw Failure(what: "end before \(count) bytes") }
            return false
        }
        defer { received.removeFirst(count) }
        return String(decoding: received[..<count], as: UTF8.self)
    }

    /// Everything until the server closes.
    func receiveAll() async throws -> String {
        try await patiently("end") { try read() == 0 }
        return String(decoding: received, as: UTF8.self)
    }

    /// An answer whose length is said.
    func reply() async throws -> Reply {
        let head = try await receive(through: "\r\n\r\n")
        var reply = Reply(head)
        if let length = reply.fields["content-length"].flatMap(Int.init) { reply.body = try await receive(length) }
        return reply
    }

    /// Reads what is there; nil where that is nothing yet, 0 at the end.
    private func read() throws -> Int? {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        if count == 0 || (count < 0 && errno == ECONNRESET) { return 0 }
        guard count > 0 else {
            _ = try Self.waiting("recv")
            return nil
        }
        received += bytes.prefix(count)
        return count
    }

    private static func waiting(_ call: String) throws -> Bool {
        guard errno == EAGAIN || errno == EINTR else { throw Failure(what: "\(call): \(errno)") }
        return false
    }

    private func patiently(_ what: String, until isDone: () throws -> Bool) async throws {
        guard try await comesTrue(lookingEvery: .milliseconds(2), isDone) else { throw Failure(what: "no \(what)") }
    }
}

/// An answer of the server.
struct Reply {
    var status: Int
    /// The last of each name, in lower case.
    var fields: [String: String] = [:]
    var body = ""

    init(_ head: String) {
        let lines = head.split(separator: "\r\n")
        status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        for line in lines.dropFirst() {
            let halves = line.split(separator: ":", maxSplits: 1)
            fields[halves[0].lowercased()] = halves.count == 2 ? String(halves[1].drop(while: \.isWhitespace)) : ""
        }
    }
}

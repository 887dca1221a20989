#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An address of the internet, of either version, with its port.
struct SocketAddress {
    private var storage = sockaddr_storage()
    private var length = socklen_t(MemoryLayout<sockaddr_storage>.size)

    #if canImport(Darwin)
    static let stream = SOCK_STREAM
    #else
    static let stream = Int32(SOCK_STREAM.rawValue)
    #endif

    /// Finds the address of a host, which may be a number.
    init(host: String, port: Int) throws(PageServerError) {
        var hints = addrinfo()
        hints.ai_socktype = Self.stream
        hints.ai_flags = AI_NUMERICSERV
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0, let first = found?.pointee,
            let address = first.ai_addr
        else { throw .unknownHost(host) }
        defer { freeaddrinfo(found) }
        length = first.ai_addrlen
        withUnsafeMutableBytes(of: &storage) { $0.copyMemory(from: .init(start: address, count: Int(length))) }
    }

    /// Reads the address that a socket is bound to.
    init(of descriptor: Int32) throws(PageServerError) {
        let code = withUnsafeMutablePointer(to: &storage) { [length] pointer in
            var length = length
            return pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        guard code == 0 else { throw .system("getsockname", code: errno) }
    }

    var family: Int32 { Int32(storage.ss_family) }

    /// Whether only this machine reaches it.
    var isLoopback: Bool {
        if family == AF_INET6 { return read(sockaddr_in6.self) { Self.isLoopback($0.sin6_addr) } }
        return read(sockaddr_in.self) { UInt32(bigEndian: $0.sin_addr.s_addr) >> 24 == 127 }
    }

    var port: Int {
        let port = family == AF_INET6 ? read(sockaddr_in6.self, \.sin6_port) : read(sockaddr_in.self, \.sin_port)
        return Int(UInt16(bigEndian: port))
    }

    func withPointer<Value>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Value) -> Value {
        withUnsafePointer(to: storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
        }
    }

    private static func isLoopback(_ address: in6_addr) -> Bool {
        withUnsafeBytes(of: address) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
    }

    private func read<Address, Value>(_ type: Address.Type, _ value: (Address) -> Value) -> Value {
        withUnsafeBytes(of: storage) { value($0.load(as: type)) }
    }
}

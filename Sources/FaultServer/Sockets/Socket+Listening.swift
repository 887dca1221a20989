#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Socket {
    /// Takes a port on 127.0.0.1: 0 lets the system choose one.
    func bindToLoopback(port: UInt16) throws(ScriptedServerError) {
        try setOption(SOL_SOCKET, SO_REUSEADDR, Int32(1))
        try withLoopback(port: port) { (address, length) throws(ScriptedServerError) in
            try systemCall("bind") { bind(descriptor, address, length) }
        }
    }

    func startListening(backlog: Int32) throws(ScriptedServerError) {
        try systemCall("listen") { listen(descriptor, backlog) }
    }

    /// Connects to a port until it gives no answer any more: then its queue is full, and the sockets keep it so.
    static func fillingQueue(of port: UInt16) throws(ScriptedServerError) -> [Socket] {
        var sockets: [Socket] = []
        // There is room for the first one, however long it takes.
        var looks = 60_000
        repeat {
            let socket = try Socket()
            try socket.startConnecting(port: port)
            sockets.append(socket)
            guard socket.isConnected(inLooks: looks) else { break }
            looks = 250
        } while sockets.count < 64
        return sockets
    }

    /// Looks again and again, for at least a millisecond each: not for a time, which may pass while the machine stands
    /// still.
    private func isConnected(inLooks count: Int) -> Bool {
        var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return (0..<count).contains { _ in poll(&polled, 1, 1) == 1 }
    }

    private func startConnecting(port: UInt16) throws(ScriptedServerError) {
        do throws(ScriptedServerError) {
            try withLoopback(port: port) { (address, length) throws(ScriptedServerError) in
                try systemCall("connect") { connect(descriptor, address, length) }
            }
        } catch .systemCall(_, EINPROGRESS) {
            return
        }
    }

    /// Sends small writes at once (TCP_NODELAY).
    func sendWithoutDelay() throws(ScriptedServerError) {
        try setOption(Int32(IPPROTO_TCP), TCP_NODELAY, Int32(1))
    }

    /// The port that the socket is bound to.
    func boundPort() throws(ScriptedServerError) -> UInt16 {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        try systemCall("getsockname") {
            withUnsafeMutableBytes(of: &address) {
                getsockname(descriptor, $0.baseAddress?.assumingMemoryBound(to: sockaddr.self), &length)
            }
        }
        return UInt16(bigEndian: address.sin_port)
    }

    /// The next connection that waits.
    func acceptDescriptor() throws(ScriptedServerError) -> Int32 {
        try systemCall("accept") { accept(descriptor, nil, nil) }
    }
}

/// Lends 127.0.0.1 and a port as a socket address.
private func withLoopback(
    port: UInt16,
    _ body: (UnsafePointer<sockaddr>, socklen_t) throws(ScriptedServerError) -> Void
) throws(ScriptedServerError) {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    try withUnsafePointer(to: address) { (pointer) throws(ScriptedServerError) in
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { (generic) throws(ScriptedServerError) in
            try body(generic, length)
        }
    }
}

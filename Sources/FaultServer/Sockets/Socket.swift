#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A TCP socket on 127.0.0.1 that never blocks; closed when it goes away.
final class Socket: Sendable {
    let descriptor: Int32

    /// Makes a new socket.
    convenience init() throws(ScriptedServerError) {
        try self.init(adopting: systemCall("socket") { socket(AF_INET, streamType, 0) })
    }

    /// Takes over an open descriptor.
    init(adopting descriptor: Int32) throws(ScriptedServerError) {
        self.descriptor = descriptor
        try systemCall("fcntl") { fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        try systemCall("fcntl") { fcntl(descriptor, F_SETFL, O_NONBLOCK) }
        #if canImport(Darwin)
        try setOption(SOL_SOCKET, SO_NOSIGPIPE, Int32(1))
        #endif
    }

    deinit {
        close(descriptor)
    }

    func setOption<Value>(_ level: Int32, _ name: Int32, _ value: Value) throws(ScriptedServerError) {
        try systemCall("setsockopt") {
            withUnsafePointer(to: value) {
                setsockopt(descriptor, level, name, $0, socklen_t(MemoryLayout<Value>.size))
            }
        }
    }

    /// Makes the coming close a reset (RST) in place of an orderly end (FIN).
    func resetOnClose() throws(ScriptedServerError) {
        try setOption(SOL_SOCKET, SO_LINGER, linger(l_onoff: 1, l_linger: 0))
    }

    /// Sends bytes at once, and promises no more: the peer sees the end, while it can still be heard.
    func endWriting() throws(ScriptedServerError) {
        try systemCall("shutdown") { shutdown(descriptor, Int32(SHUT_WR)) }
    }

    /// Writes what fits: the number of bytes taken, or nil where the peer must read first.
    func write(_ bytes: ArraySlice<UInt8>) throws(ScriptedServerError) -> Int? {
        do throws(ScriptedServerError) {
            return try systemCall("send") {
                bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, withoutSignal) }
            }
        } catch {
            guard error.isWouldBlock else { throw error }
            return nil
        }
    }

    /// Reads what is there, at most 64 KB: empty at the peer's end, nil where nothing has come yet.
    func read() throws(ScriptedServerError) -> [UInt8]? {
        var failure: ScriptedServerError?
        let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
            do throws(ScriptedServerError) {
                count = try systemCall("recv") { recv(descriptor, buffer.baseAddress, buffer.count, 0) }
            } catch {
                failure = error
            }
        }
        guard let failure else { return bytes }
        guard failure.isWouldBlock else { throw failure }
        return nil
    }
}

extension ScriptedServerError {
    fileprivate var isWouldBlock: Bool {
        guard case .systemCall(_, let code) = self else { return false }
        return code == EAGAIN || code == EWOULDBLOCK
    }
}

#if canImport(Glibc)
private let streamType = Int32(SOCK_STREAM.rawValue)
#else
private let streamType = SOCK_STREAM
#endif

#if canImport(Darwin)
private let withoutSignal: Int32 = 0
#else
private let withoutSignal = Int32(MSG_NOSIGNAL)
#endif

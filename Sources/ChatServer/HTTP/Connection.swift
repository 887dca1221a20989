import CMicroHTTPD

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A connection of libmicrohttpd, which is there as long as it has a request or is suspended.
struct Connection: @unchecked Sendable {
    // The pointer is never changed. What it leads to is touched on libmicrohttpd's thread; any other one only looks at its
    // socket or resumes it, under the lock of the exchange that has suspended it.
    private let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    /// Leaves the connection alone until it is resumed. For libmicrohttpd's thread.
    func suspend() {
        MHD_suspend_connection(pointer)
    }

    /// Lets libmicrohttpd ask for what it was suspended for. For any thread.
    func resume() {
        MHD_resume_connection(pointer)
    }

    /// Its socket, as long as it is there.
    var socket: Int32 { microhttpd_shim_socket(pointer) }

    /// Whether the other end has gone, which libmicrohttpd does not see of a suspended one.
    var isGone: Bool {
        var byte: UInt8 = 0
        let count = recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
        return count == 0 || (count < 0 && ![EAGAIN, EWOULDBLOCK, EINTR].contains(errno))
    }
}

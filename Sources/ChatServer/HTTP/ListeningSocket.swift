#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A socket that listens at one address of this machine. It is closed by whoever it is handed to.
struct ListeningSocket {
    let descriptor: Int32
    /// The port, also where the system chose it.
    let port: Int

    /// Begins to listen.
    ///
    /// - Parameters:
    ///   - host: An address, or a name that has one.
    ///   - port: The port; 0 lets the system choose one.
    ///   - reach: Whether other machines may connect.
    init(host: String, port: Int, reach: PageSettings.Reach) throws(PageServerError) {
        let address = try SocketAddress(host: host, port: port)
        guard reach == .network || address.isLoopback else { throw .reachable(host: host) }
        descriptor = socket(address.family, SocketAddress.stream, 0)
        guard descriptor >= 0 else { throw .system("socket", code: errno) }
        do throws(PageServerError) {
            try Self.open(descriptor, at: address, host: host, port: port)
            self.port = try SocketAddress(of: descriptor).port
        } catch {
            close(descriptor)
            throw error
        }
    }

    private static func open(
        _ descriptor: Int32,
        at address: SocketAddress,
        host: String,
        port: Int
    ) throws(PageServerError) {
        var yes: Int32 = 1
        let size = socklen_t(MemoryLayout.size(ofValue: yes))
        guard setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size) == 0 else {
            throw .system("setsockopt", code: errno)
        }
        guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0, fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0 else {
            throw .system("fcntl", code: errno)
        }
        guard address.withPointer({ bind(descriptor, $0, $1) }) == 0 else {
            throw .bind(code: errno, host: host, port: port)
        }
        guard listen(descriptor, SOMAXCONN) == 0 else { throw .bind(code: errno, host: host, port: port) }
    }
}

extension PageServerError {
    fileprivate static func bind(code: Int32, host: String, port: Int) -> PageServerError {
        switch code {
        case EADDRINUSE: .portTaken(port)
        case EACCES: .portForbidden(port)
        case EADDRNOTAVAIL: .unknownHost(host)
        default: .system("bind", code: code)
        }
    }
}

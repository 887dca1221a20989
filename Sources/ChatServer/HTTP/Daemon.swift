import CMicroHTTPD
import WebAPI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// libmicrohttpd at work: its calls, in the words of ``Exchanges``.
struct Daemon: @unchecked Sendable {
    // The pointer is never changed, and only the one who takes it out of the server's lock stops the daemon.
    private let pointer: OpaquePointer
    private let exchanges: Unmanaged<Exchanges>

    /// Starts the thread. The socket is closed with the daemon, or at once where it can't be started.
    init(_ socket: ListeningSocket, _ exchanges: Exchanges, _ limits: HTTPServer.Limits) throws(PageServerError) {
        self.exchanges = Unmanaged.passRetained(exchanges)
        let started = microhttpd_shim_start(
            socket.descriptor,
            { Daemon.change($0, $1, $3) },
            { Daemon.begin($0, $1, $2) },
            { Daemon.step($0, $1, method: $3, part: $5, size: $6, exchange: $7) },
            { context, _, exchange, _ in Daemon.complete(context, exchange) },
            self.exchanges.toOpaque(),
            UInt32(limits.connections + 32),
            UInt32(limits.connectionsOfOneAddress ?? 0),
            UInt32(limits.idleSeconds)
        )
        guard let started else {
            let code = errno
            self.exchanges.release()
            close(socket.descriptor)
            throw .system("MHD_start_daemon", code: code)
        }
        pointer = started
    }

    /// Ends the thread and closes all connections, none of which may be suspended.
    func stop() {
        MHD_stop_daemon(pointer)
        exchanges.release()
    }
}

// MARK: - What libmicrohttpd calls

extension Daemon {
    private static func change(
        _ context: UnsafeMutableRawPointer?,
        _ connection: OpaquePointer?,
        _ change: MHD_ConnectionNotificationCode
    ) {
        guard let context, let connection else { return }
        let callers = Unmanaged<Exchanges>.fromOpaque(context).takeUnretainedValue().callers
        let socket = Connection(connection).socket
        if change == .CONNECTION_NOTIFY_STARTED { callers.enter(socket) } else { callers.leave(socket) }
    }

    private static func begin(
        _ context: UnsafeMutableRawPointer?,
        _ target: UnsafePointer<CChar>?,
        _ connection: OpaquePointer?
    ) -> UnsafeMutableRawPointer? {
        guard let context, let target, let connection else { return nil }
        let exchanges = Unmanaged<Exchanges>.fromOpaque(context).takeUnretainedValue()
        let exchange = exchanges.begin(String(cString: target), on: Connection(connection))
        return Unmanaged.passUnretained(exchange).toOpaque()
    }

    private static func step(
        _ context: UnsafeMutableRawPointer?,
        _ connection: OpaquePointer?,
        method: UnsafePointer<CChar>?,
        part: UnsafePointer<CChar>?,
        size: UnsafeMutablePointer<Int>?,
        exchange: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    ) -> MHD_Result {
        guard let context, let connection, let method, let exchange = exchange?.pointee else { return .NO }
        let exchanges = Unmanaged<Exchanges>.fromOpaque(context).takeUnretainedValue()
        let state = Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue()
        let step = exchanges.step(
            state,
            UnsafeRawBufferPointer(start: part, count: size?.pointee ?? 0),
            head: {
                RequestHead(
                    method: HTTPMethod(rawValue: String(cString: method)),
                    target: state.target,
                    fields: HTTPFields(of: connection)
                )
            },
            load: Int(microhttpd_shim_connections(connection))
        )
        switch step {
        case .begin, .hangUp: return .NO
        case .goOn:
            size?.pointee = 0
            return .YES
        case .send(let response): return send(response, exchange, connection)
        }
    }

    private static func complete(
        _ context: UnsafeMutableRawPointer?,
        _ exchange: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    ) {
        guard let context, let pointer = exchange?.pointee else { return }
        exchange?.pointee = nil
        let exchanges = Unmanaged<Exchanges>.fromOpaque(context).takeUnretainedValue()
        exchanges.remove(Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue())
    }
}

// MARK: - Sending

extension Daemon {
    private static func send(
        _ response: PageResponse,
        _ exchange: UnsafeMutableRawPointer,
        _ connection: OpaquePointer
    ) -> MHD_Result {
        var fields = HTTPFields.security
        let status: Int
        let made: OpaquePointer?
        switch response {
        case .whole(let code, let type, let further, var body):
            status = code
            fields["Content-Type"] = type
            fields = fields.merging(further)
            made = body.withUnsafeMutableBytes { bytes in
                MHD_create_response_from_buffer(bytes.count, bytes.baseAddress, .RESPMEM_MUST_COPY)
            }
        case .events:
            status = 200
            fields["Content-Type"] = "text/event-stream"
            made = microhttpd_shim_stream(16 << 10, { Daemon.read($0, $2, $3) }, exchange, nil)
        }
        guard let made else { return .NO }
        defer { MHD_destroy_response(made) }
        for field in fields where MHD_add_response_header(made, field.name, field.value) == .NO { return .NO }
        return MHD_queue_response(connection, UInt32(status), made)
    }

    private static func read(
        _ exchange: UnsafeMutableRawPointer?,
        _ buffer: UnsafeMutablePointer<CChar>?,
        _ size: Int
    ) -> Int {
        guard let exchange else { return microhttpd_shim_failure }
        let state = Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue()
        switch state.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: size)) {
        case .bytes(let count): return count
        case .later: return 0
        case .end: return microhttpd_shim_end
        case .hangUp: return microhttpd_shim_failure
        }
    }
}

extension HTTPFields {
    /// The header of the request that a connection has.
    fileprivate init(of connection: OpaquePointer) {
        self.init()
        withUnsafeMutablePointer(to: &self) { fields in
            let add: MHD_KeyValueIterator = { fields, _, name, value in
                guard let name else { return .YES }
                let fields = fields?.assumingMemoryBound(to: HTTPFields.self)
                fields?.pointee.append(value.map { String(cString: $0) } ?? "", for: String(cString: name))
                return .YES
            }
            _ = MHD_get_connection_values(connection, .HEADER_KIND, add, fields)
        }
    }
}

import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The connections of which the next request's head is waited for. Who never comes to its end loses the connection, however
/// many bytes of it come: libmicrohttpd's own limit is one of silence.
final class Callers: Sendable {
    private let patience: Int
    /// How many looks each one has been waited for, by its socket.
    private let waiting = Mutex<[Int32: Int]>([:])

    /// Makes a set of those who are waited for so many looks.
    init(patience: Int) {
        self.patience = patience
    }

    /// How many are waited for.
    var count: Int { waiting.withLock(\.count) }

    /// Notes a connection that has begun, or whose last request has had its answer.
    func enter(_ socket: Int32) {
        waiting.withLock { $0[socket] = 0 }
    }

    /// Notes that the head of a request is there, or that the connection has ended, whose number may be another's then.
    func leave(_ socket: Int32) {
        waiting.withLock { _ = $0.removeValue(forKey: socket) }
    }

    /// Looks at all of them, and hangs up on those who have been waited for too long.
    func look() {
        waiting.withLock { waiting in
            for (socket, looks) in waiting {
                waiting[socket] = looks + 1
                // libmicrohttpd sees the end and closes it.
                if looks >= patience { shutdown(socket, Int32(SHUT_RDWR)) }
            }
        }
    }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Synchronization

/// Permits that threads take by waiting on a descriptor, so that one `poll` waits for them beside a socket.
final class Signal: Sendable {
    /// Readable while a permit is there, and for ever once the signal is open.
    let descriptor: Int32
    /// Nil once the signal is open.
    private let writer: Mutex<Int32?>

    init() throws(ScriptedServerError) {
        var ends: [Int32] = [-1, -1]
        try systemCall("pipe") { pipe(&ends) }
        descriptor = ends[0]
        writer = Mutex(ends[1])
        for end in ends {
            try systemCall("fcntl") { fcntl(end, F_SETFD, FD_CLOEXEC) }
            try systemCall("fcntl") { fcntl(end, F_SETFL, O_NONBLOCK) }
        }
    }

    deinit {
        open()
        close(descriptor)
    }

    /// Adds permits: each lets one waiter pass.
    func addPermits(_ count: Int) {
        writer.withLock { writer in
            guard let writer else { return }
            let permits = [UInt8](repeating: 0, count: count)
            _ = write(writer, permits, count)
        }
    }

    /// Lets everyone pass from now on.
    func open() {
        writer.withLock { writer in
            if let writer { close(writer) }
            writer = nil
        }
    }

    /// Takes a permit if there is one.
    func takePermit() -> Bool {
        var permit: UInt8 = 0
        return read(descriptor, &permit, 1) >= 0
    }
}

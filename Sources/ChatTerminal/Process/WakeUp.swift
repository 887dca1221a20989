#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Ends another thread's wait: a pipe that any thread can make readable.
final class WakeUp: Sendable {
    /// What is waited for; -1, which nothing ever comes from, where the system has no descriptor left.
    let readable: Int32
    private let writable: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            (readable, writable) = (-1, -1)
            return
        }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (readable, writable) = (ends[0], ends[1])
    }

    deinit {
        close(readable)
        close(writable)
    }

    /// Makes it readable. A pipe that can't take more is readable already.
    func signal() {
        var byte: UInt8 = 0
        _ = write(writable, &byte, 1)
    }

    /// Takes back all signals.
    func drain() {
        var bytes: UInt64 = 0
        while read(readable, &bytes, 8) == 8 {}
    }
}

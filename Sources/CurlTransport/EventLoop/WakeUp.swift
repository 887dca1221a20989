import CCurl
import WebAPI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Ends the loop's wait: a descriptor that any thread can make readable.
final class WakeUp: Sendable {
    /// What the loop waits for.
    let readable: Int32
    /// The same on Linux, else the other end of a pipe.
    private let writable: Int32

    init() throws(TransportError) {
        guard let ends = Self.open() else {
            throw .failed(.connect, reason: "The event loop can't be started: \(String(cString: strerror(errno))).")
        }
        (readable, writable) = ends
    }

    deinit {
        close(readable)
        if writable != readable {
            close(writable)
        }
    }

    /// Makes the descriptor readable. One that can't take more is readable already.
    func signal() {
        var one: UInt64 = 1
        _ = write(writable, &one, 8)
    }

    /// Takes back all signals.
    func drain() {
        var buffer: (UInt64, UInt64) = (0, 0)
        while withUnsafeMutableBytes(of: &buffer, { read(readable, $0.baseAddress, $0.count) }) == 16 {}
    }

    /// Opens descriptors that never block and that no child process inherits.
    private static func open() -> (readable: Int32, writable: Int32)? {
        #if os(Linux)
        let descriptor = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
        return descriptor < 0 ? nil : (descriptor, descriptor)
        #else
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        return (ends[0], ends[1])
        #endif
    }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads what is typed or piped in, a byte at a time, while others may have something to tell.
final class KeyInput {
    enum Event: Equatable {
        case byte(UInt8)
        case nudge(Nudges.Kinds)
        /// Nothing more comes.
        case end
        /// The system refused; the sentence says why.
        case failed(String)
    }

    private static let chunkSize = 1 << 12

    private let descriptor: Int32
    private let nudges: Nudges
    private var bytes: ArraySlice<UInt8> = []

    init(_ descriptor: Int32, nudges: Nudges) {
        self.descriptor = descriptor
        self.nudges = nudges
    }

    /// Waits for what comes next.
    func next() -> Event {
        while true {
            if let nudge = nudges.take() { return .nudge(nudge) }
            if let byte = bytes.popFirst() { return .byte(byte) }
            var requests = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: nudges.readable, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&requests, 2, -1) > 0, requests[0].revents != 0 else { continue }
            if let event = fill() { return event }
        }
    }

    /// Takes what is there already of a line, without waiting; nothing where nothing was read ahead, or the line ends.
    func takeRestOfLine() -> ArraySlice<UInt8> {
        let rest = bytes.prefix { $0 != UInt8(ascii: "\n") }
        bytes = bytes[rest.endIndex...]
        return rest
    }

    /// Reads some bytes; nil where there are some, or may be some later.
    private func fill() -> Event? {
        var code: Int32 = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: Self.chunkSize) { buffer, count in
            let taken = systemRead(descriptor, buffer)
            code = taken < 0 ? errno : 0
            count = max(taken, 0)
        }
        switch code {
        case 0 where chunk.isEmpty: return .end
        case 0: bytes = chunk[...]
        case EINTR, EAGAIN: break
        // The terminal is gone, or the descriptor was never there.
        case EIO, EBADF: return .end
        default: return .failed("Standard input can't be read: \(String(cString: strerror(code))).")
        }
        return nil
    }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file descriptor that text is written to at once, with nothing held back.
///
/// A reader that is slow slows the writer down. `SIGPIPE` must be ignored, or the reader's end would end the program.
public struct OutputDescriptor: Sendable {
    /// Standard output.
    public static let standardOutput = OutputDescriptor(STDOUT_FILENO)
    /// Standard error.
    public static let standardError = OutputDescriptor(STDERR_FILENO)

    private let descriptor: Int32

    /// Writes to a descriptor that stays open for as long as this is used.
    public init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Whether a person reads along.
    public var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Writes all of the text, and returns when the system has taken it.
    public func write(_ text: String) throws(OutputError) {
        var text = text
        let outcome = text.withUTF8 { bytes in
            Result { () throws(OutputError) in try write(UnsafeRawBufferPointer(bytes)) }
        }
        try outcome.get()
    }

    private func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else {
                try recover(from: errno)
            }
        }
    }

    private func recover(from code: Int32) throws(OutputError) {
        switch code {
        case EINTR: return
        case EAGAIN: waitUntilWritable()
        case EPIPE: throw .closed
        default: throw .failed(reason: "The output can't be written: \(String(cString: strerror(code))).")
        }
    }

    /// A pipe or terminal that was set to non-blocking by the program at its other end fills up.
    private func waitUntilWritable() {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
    }
}

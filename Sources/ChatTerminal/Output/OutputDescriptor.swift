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

    /// Whether a person reads along.
    public let isTerminal: Bool

    let number: Int32

    /// Writes to a descriptor that stays open for as long as this is used.
    public init(_ descriptor: Int32) {
        number = descriptor
        isTerminal = isatty(descriptor) == 1
    }

    /// Writes text that others have written, as ``write(_:)`` does; to a terminal without its control characters.
    public func show(_ text: String) throws(OutputError) {
        try write(isTerminal ? text.withoutControlCharacters : text)
    }

    /// Writes all of the text, and returns when the system has taken it.
    public func write(_ text: String) throws(OutputError) {
        var text = text
        let outcome = text.withUTF8 { bytes in
            Result { () throws(OutputError) in try write(UnsafeRawBufferPointer(bytes)) }
        }
        try outcome.get()
    }

    /// How often a wait for the reader looks whether the task was cancelled, in milliseconds.
    private static let tick: Int32 = 100

    private func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            try waitUntilWritable()
            // A pipe that takes something takes as much as this at once.
            let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(Int(PIPE_BUF)))
            let count = systemWrite(number, piece)
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else {
                try recover(from: errno)
            }
        }
    }

    private func recover(from code: Int32) throws(OutputError) {
        switch code {
        case EINTR, EAGAIN: return
        case EPIPE: throw .closed
        default: throw .failed(reason: "The output can't be written: \(String(cString: strerror(code))).")
        }
    }

    private func waitUntilWritable() throws(OutputError) {
        var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        while poll(&request, 1, Self.tick) == 0 {
            guard !Task.isCancelled else { throw .cancelled }
        }
    }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension CallLog {
    /// A log that writes each entry to standard error, as one line. A line that can't be written is lost.
    ///
    /// - Parameter minimumLevel: The least level that is told; by default ``Level/info``.
    public static func standardError(_ minimumLevel: Level = .info) -> CallLog {
        lines(to: STDERR_FILENO, minimumLevel: minimumLevel)
    }

    /// A log that writes each entry as one line to a descriptor, which has to stay open.
    static func lines(to descriptor: Int32, minimumLevel: Level) -> CallLog {
        CallLog(minimumLevel: minimumLevel) { entry in
            var line = "\(entry)\n"
            line.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
        }
    }
}

/// Writes all bytes, or as many as the system takes: a log that fails must not end what it tells of.
private func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
            rest = rest.dropFirst(count)
        } else if errno != EINTR {
            return
        }
    }
}

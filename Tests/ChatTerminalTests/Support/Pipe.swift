#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Both ends of a pipe; what is still open is closed when it goes away.
final class Pipe {
    let reading: Int32
    let writing: Int32
    private var isReading = true
    private var isWriting = true

    init() {
        var ends: [Int32] = [0, 0]
        precondition(pipe(&ends) == 0)
        reading = ends[0]
        writing = ends[1]
    }

    deinit {
        closeReading()
        closeWriting()
    }

    func closeReading() {
        if isReading { close(reading) }
        isReading = false
    }

    func closeWriting() {
        if isWriting { close(writing) }
        isWriting = false
    }

    func put(_ bytes: [UInt8]) {
        precondition(write(writing, bytes, bytes.count) == bytes.count)
    }

    func makeWritingNonBlocking() {
        precondition(fcntl(writing, F_SETFL, O_NONBLOCK) == 0)
    }

    /// Ends it, and returns what was written into it: not more than it holds.
    func contents() -> String {
        closeWriting()
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(reading, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }
}

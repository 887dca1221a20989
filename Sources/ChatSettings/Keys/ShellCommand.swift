import WebAPI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A command that a shell runs for what it writes.
struct ShellCommand {
    /// Why there is nothing of it.
    enum Failure: Error {
        /// What it did, to be said after "the command".
        case failed(reason: String)
        case cancelled
    }

    /// What it writes should be a line. The rest is read, lest the command wait for a reader, and dropped.
    private static let limit = 1 << 16
    /// How often it is looked whether it has written or ended.
    private static let tick = Duration.milliseconds(20)

    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// What it has written on standard output when it ends well.
    ///
    /// What it leaves running in the background is not waited for.
    func output(within limit: Duration, clock: any Clock<Duration>) async throws(Failure) -> String {
        let process = try spawn()
        defer { close(process.output) }
        let elapsed = clock.stopwatch()
        var bytes: [UInt8] = []
        do throws(Failure) {
            while true {
                let status = try process.status
                try process.takeOutput(into: &bytes, upTo: Self.limit)
                if let status {
                    guard status == 0 else { throw .failed(reason: Self.reason(status)) }
                    return String(decoding: bytes, as: UTF8.self)
                }
                guard elapsed() < limit else { throw .failed(reason: "did not end within \(limit.inSeconds)") }
                do { try await clock.pause(for: Self.tick) } catch { throw .cancelled }
            }
        } catch {
            process.kill()
            throw error
        }
    }

    /// How a status word of `waitpid` reads: the low seven bits are the signal, the next byte is the code.
    private static func reason(_ status: Int32) -> String {
        let signal = status & 0x7f
        return signal == 0 ? "failed with code \((status >> 8) & 0xff)" : "was ended by signal \(signal)"
    }
}

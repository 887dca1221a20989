#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension ShellCommand {
    /// The process of a command.
    struct Process {
        let id: pid_t
        /// Where what it writes is read, without waiting.
        let output: Int32

        /// Its status word once it has ended, which is there to be had once; nil before.
        var status: Int32? {
            get throws(Failure) {
                var status: Int32 = 0
                let ended = waitpid(id, &status, WNOHANG)
                if ended == id { return status }
                guard ended == 0 || errno == EINTR else { throw .failed(reason: "was lost") }
                return nil
            }
        }

        /// Takes what it has written so far, and keeps the first of it.
        func takeOutput(into bytes: inout [UInt8], upTo limit: Int) throws(Failure) {
            var chunk = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = read(output, &chunk, chunk.count)
                if count < 0, errno == EINTR { continue }
                guard count >= 0 || errno == EAGAIN else { throw .failed(reason: "can't be read") }
                guard count > 0 else { return }
                bytes += chunk.prefix(min(count, max(0, limit - bytes.count)))
            }
        }

        /// Ends it, if it has not ended, and waits until it is gone. What it has started may go on.
        func kill() {
            // Once the status is taken, the number may be another's.
            guard waitpid(id, nil, WNOHANG) == 0 else { return }
            _ = endProcess(id, SIGKILL)
            while waitpid(id, nil, 0) < 0, errno == EINTR {}
        }
    }
}

/// `kill(2)`, which the method's name hides.
private func endProcess(_ id: pid_t, _ signal: Int32) -> Int32 {
    kill(id, signal)
}

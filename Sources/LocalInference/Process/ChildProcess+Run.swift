extension ChildProcess {
    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - limit: How long it may take before it is killed; nil means without end.
    ///   - clock: What the limit goes by.
    ///   - onLine: Called with each line of output, from a thread of the process's.
    /// - Returns: How it ended, and the last of its output.
    static func run(
        _ command: Command,
        within limit: Duration? = nil,
        clock: any Clock<Duration>,
        onLine: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws(SpawnError) -> (status: Status, output: String) {
        let child = try ChildProcess(command, onLine: onLine)
        let timer = limit.map { limit in
            Task {
                do { try await clock.sleep(for: limit) } catch { return }
                child.kill()
            }
        }
        defer { timer?.cancel() }
        return (await child.exit(), child.output)
    }
}

/// A shell command that hands out the key of an endpoint, such as `op read op://Private/lab/key`.
public struct KeyCommand: Sendable, Hashable {
    /// Whose key it is, for a sentence.
    public let endpoint: String
    /// What `/bin/sh -c` is given.
    public let command: String

    /// Runs it, and takes the first line that it writes.
    ///
    /// Its standard input is empty; what it says on standard error is seen, and it may ask at the terminal.
    ///
    /// - Parameters:
    ///   - limit: How long it may take: somebody may have to unlock something.
    ///   - clock: What that goes by.
    /// - Throws: ``SettingsError/keyCommandFailed(endpoint:reason:)`` where the command fails, writes nothing or takes too
    ///   long; ``SettingsError/cancelled`` where the task is cancelled.
    public func key(
        within limit: Duration = .seconds(60),
        clock: any Clock<Duration> = ContinuousClock()
    ) async throws(SettingsError) -> String {
        do throws(ShellCommand.Failure) {
            let output = try await ShellCommand(command).output(within: limit, clock: clock)
            let lines = output.split(whereSeparator: \.isNewline)
            guard let line = lines.lazy.compactMap({ String($0).nonBlank }).first else {
                throw .failed(reason: "writes no key")
            }
            return line
        } catch {
            switch error {
            case .failed(let reason): throw .keyCommandFailed(endpoint: endpoint, reason: reason)
            case .cancelled: throw .cancelled
            }
        }
    }
}

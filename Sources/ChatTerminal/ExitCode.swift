/// What the program's exit code says to a script. As an error it ends a program that has said all there is to say.
public enum ExitCode: Int32, Error, Sendable, Hashable, CaseIterable {
    /// It went well; also where the reader of a pipe has seen enough, and where the answer was cut at its token limit.
    case success = 0
    /// It failed, in a way that has no code of its own.
    case failure = 1
    /// The command line or a setting can't be understood.
    case usage = 2
    /// No key, or one that the endpoint refuses (401, 403); also where no local model is installed.
    case noAccess = 3
    /// The endpoint's rate limit or quota is used up, before an answer began.
    case rateLimit = 4
    /// The network failed, or a timer ran out, before an answer began.
    case network = 5
    /// The answer ended too early, for whatever reason; what arrived is on standard output.
    case incomplete = 6
    /// The terminal was closed.
    case hungUp = 129
    /// Ctrl-C stopped it.
    case interrupted = 130
    /// It was asked to terminate.
    case terminated = 143
}

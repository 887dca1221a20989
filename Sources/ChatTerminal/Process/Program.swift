import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The frame of a program whose work can be stopped by Ctrl-C.
public enum Program {
    /// Runs the work, then ends the process with its exit code.
    ///
    /// Ctrl-C cancels the task that the work runs in, so that it can keep what it has; a second one ends the process at
    /// once. The main thread does nothing but wait for that. A closed pipe is an error to whoever writes, not a signal.
    public static func run(_ work: @escaping @Sendable () async -> ExitCode) -> Never {
        StandardDescriptors.fill()
        signal(SIGPIPE, SIG_IGN)
        let signals = TerminationSignals()
        let ending = Ending()
        let task = Task.detached {
            ending.exit(await work())
        }
        ending.signalled(signals.next())
        task.cancel()
        ending.exit(signals.next())
    }
}

/// How the process ends: by its work, unless a signal came first.
private final class Ending: Sendable {
    private let signal = Mutex<ExitCode?>(nil)

    func signalled(_ code: ExitCode) {
        signal.withLock { $0 = code }
    }

    /// Ends the process without the exit handlers of libraries, whose threads may still be at work.
    func exit(_ code: ExitCode) -> Never {
        _exit((signal.withLock { $0 } ?? code).rawValue)
    }
}

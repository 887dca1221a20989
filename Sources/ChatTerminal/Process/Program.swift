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
    /// Ctrl-C cancels the task that the work runs in, so that it can keep what it has, unless the work has taken it over;
    /// a request to terminate and the end of the terminal do so always. A second one ends the process at once. A thread
    /// does nothing but wait for that, and the main thread is there for the main actor. Other signals that end a program,
    /// as that of Ctrl-\ does, end it at once, but leave the terminal as it was found. A closed pipe, and a file that may
    /// not grow, are errors to whoever writes, not signals.
    ///
    /// It comes first in a program.
    public static func run(_ work: @escaping @Sendable (ProgramEvents) async -> ExitCode) async -> Never {
        StandardDescriptors.fill()
        for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
        let signals = ProgramSignals()
        let events = ProgramEvents()
        let ending = Ending()
        let task = Task.detached {
            ending.exit(await work(events))
        }
        let code = OwnThread.start {
            guard let signals else { return }
            ending.signalled(signals.nextEnd(events))
            events.onInterrupt(nil)
            task.cancel()
            ending.exit(signals.nextEnd(events))
        }
        if code != 0 { signals?.leave() }
        while true {
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
    }
}

extension ProgramSignals {
    /// Waits for a signal that ends the program, and tells of the others meanwhile.
    fileprivate func nextEnd(_ events: ProgramEvents) -> ExitCode {
        while true {
            switch next() {
            case .resize: events.resize()
            case .death(let number):
                TerminalModes.restore()
                Self.die(of: number)
            case .end(.interrupted) where events.interrupt(): continue
            case .end(let code): return code
            }
        }
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
        TerminalModes.restore()
        _exit((signal.withLock { $0 } ?? code).rawValue)
    }
}

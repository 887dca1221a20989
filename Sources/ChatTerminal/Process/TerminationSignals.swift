#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The signals by which a person or the system ends a program: Ctrl-C and a request to terminate.
///
/// They are blocked, and a thread that has nothing else to do waits for them: a handler could do next to nothing.
struct TerminationSignals {
    private var signals: sigset_t

    /// Takes hold of the signals. Threads that start later leave them alone too, so this comes first in a program.
    ///
    /// A signal that whoever started the program wants ignored, as `nohup` does and a shell for what runs in the
    /// background, stays ignored.
    init() {
        signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM] where !Self.isIgnored(number) {
            sigaddset(&signals, number)
        }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Waits for the next signal, for ever if none comes.
    func next() -> ExitCode {
        var number: Int32 = 0
        var awaited = signals
        while sigwait(&awaited, &number) != 0 {}
        return number == SIGINT ? .interrupted : .terminated
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        #if canImport(Darwin)
        let handler = action.__sigaction_u.__sa_handler
        #else
        let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

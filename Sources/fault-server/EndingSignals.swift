#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// SIGINT and SIGTERM, taken from the threads that start later, so that they end a wait and not the program.
struct EndingSignals {
    private var signals = sigset_t()

    /// Holds the signals back; must be made before any thread is.
    init() {
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        sigaddset(&signals, SIGTERM)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        signal(SIGPIPE, SIG_IGN)
    }

    /// Waits for one of them.
    func wait() {
        var (signals, caught) = (signals, Int32(0))
        while sigwait(&signals, &caught) != 0 {}
    }
}

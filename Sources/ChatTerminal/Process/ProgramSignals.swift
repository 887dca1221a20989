import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The signals by which a person or the system ends a program, or tells that the terminal has another size.
///
/// A handler could do next to nothing, so it passes them on through a pipe, whose other end a thread waits at. They can't
/// be blocked and waited for: the main thread, once it serves the main actor, lets all of them through.
struct ProgramSignals {
    /// What a signal means.
    enum Event {
        /// The program is to end.
        case end(ExitCode)
        /// The terminal has another size.
        case resize
        /// The program is to end at once, as this signal lets it end.
        case death(Int32)
    }

    /// Where the handler writes; -1 before there is a pipe.
    private static let writingEnd = Atomic<Int32>(-1)

    /// They are taken hold of so that the terminal is left as it was found.
    private static let deadly = [SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU]
    private static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGWINCH] + deadly

    private let readingEnd: Int32

    /// Takes hold of the signals; nil where the system has no descriptor left, and they do as they always do.
    ///
    /// A signal that whoever started the program wants ignored, as `nohup` does and a shell for what runs in the
    /// background, stays ignored.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        readingEnd = ends[0]
        Self.writingEnd.store(ends[1], ordering: .sequentiallyConsistent)
        for number in Self.numbers where !Self.isIgnored(number) {
            signal(number) { number in
                let before = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(ProgramSignals.writingEnd.load(ordering: .relaxed), &byte, 1)
                errno = before
            }
        }
    }

    /// Leaves them to the system, where nobody can wait for them.
    func leave() {
        for number in Self.numbers where !Self.isIgnored(number) { signal(number, SIG_DFL) }
    }

    /// Waits for the next signal, for ever if none comes.
    func next() -> Event {
        var byte: UInt8 = 0
        while read(readingEnd, &byte, 1) != 1 {}
        switch Int32(byte) {
        case SIGINT: return .end(.interrupted)
        case SIGHUP: return .end(.hungUp)
        case SIGWINCH: return .resize
        case SIGTERM: return .end(.terminated)
        case let number: return .death(number)
        }
    }

    /// Ends the program as a signal does that nobody takes hold of.
    static func die(of number: Int32) -> Never {
        signal(number, SIG_DFL)
        var numbers = sigset_t()
        sigemptyset(&numbers)
        sigaddset(&numbers, number)
        pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
        raise(number)
        _exit(128 + number)
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

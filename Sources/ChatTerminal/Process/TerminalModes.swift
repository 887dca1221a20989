import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// How the program found its terminal, so that it is left like that whatever ends the program.
enum TerminalModes {
    private struct Found {
        let terminal: Int32
        let modes: termios
        let farewell: String
    }

    private static let found = Mutex<Found?>(nil)

    /// Remembers how a terminal is set, before anything changes it.
    ///
    /// - Parameter farewell: What else is written to it in the end.
    static func remember(_ terminal: Int32, farewell: String) {
        var modes = termios()
        guard tcgetattr(terminal, &modes) == 0 else { return }
        found.withLock { found in
            if found == nil { found = Found(terminal: terminal, modes: modes, farewell: farewell) }
        }
    }

    /// Sets the terminal as it was, if it was remembered.
    ///
    /// It is safe while another thread reads from the terminal, and where the terminal is gone.
    static func restore() {
        found.withLock { found in
            guard var modes = found?.modes, let terminal = found?.terminal else { return }
            // A program in the background would be stopped for it.
            signal(SIGTTOU, SIG_IGN)
            tcsetattr(terminal, TCSANOW, &modes)
            if var farewell = found?.farewell, !farewell.isEmpty {
                _ = farewell.withUTF8 { systemWrite(terminal, UnsafeRawBufferPointer($0)) }
            }
        }
    }

    /// Lets the whole job rest, as Ctrl-Z does, and returns when a shell has woken it.
    static func suspend() {
        var stop = sigset_t()
        var before = sigset_t()
        sigemptyset(&stop)
        sigaddset(&stop, SIGTSTP)
        pthread_sigmask(SIG_UNBLOCK, &stop, &before)
        kill(0, SIGTSTP)
        // Another thread may have taken that one, and this thread would go on for a while. The signal that wakes the
        // program drops what is left of both.
        pthread_kill(pthread_self(), SIGTSTP)
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    /// Lets what is typed show on the terminal or not; whoever types ahead of an answer shall not write into it.
    static func setEcho(_ isOn: Bool, on terminal: Int32) {
        var modes = termios()
        guard tcgetattr(terminal, &modes) == 0 else { return }
        if isOn { modes.c_lflag |= tcflag_t(ECHO) } else { modes.c_lflag &= ~tcflag_t(ECHO) }
        tcsetattr(terminal, TCSANOW, &modes)
    }
}

extension ChildProcess {
    /// How a process ended.
    enum Status: Sendable, Hashable {
        /// It exited with a code; 0 means success.
        case exited(Int32)
        /// A signal ended it.
        case signalled(Int32)
        /// It has ended, but its status was lost: the program that we are part of ignores `SIGCHLD`.
        case lost

        /// Reads the status word of `waitpid`: the low seven bits are the signal, the next byte is the code.
        init(waitStatus: Int32) {
            let signal = waitStatus & 0x7f
            self = signal == 0 ? .exited((waitStatus >> 8) & 0xff) : .signalled(signal)
        }

        var isSuccess: Bool { self == .exited(0) }
    }
}

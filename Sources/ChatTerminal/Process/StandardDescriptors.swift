#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The three descriptors that a program finds open, as a rule.
enum StandardDescriptors {
    /// Fills in those that are closed, lest the next thing that is opened, such as a connection, be taken for one.
    ///
    /// Standard input is then empty, and standard output can't be written, which whoever writes there is told.
    static func fill() {
        for (number, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
        where fcntl(number, F_GETFD) == -1 {
            // The lowest number that is free is this one.
            _ = open("/dev/null", mode)
        }
    }
}

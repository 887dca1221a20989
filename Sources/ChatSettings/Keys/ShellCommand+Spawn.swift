#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension ShellCommand {
    /// Starts it with an empty standard input. It stays in our process group, so that it may ask at the terminal.
    func spawn() throws(Failure) -> Process {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Self.failure(errno) }
        defer { close(ends[1]) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        do throws(Failure) {
            return Process(id: try spawn(writingTo: ends[1]), output: ends[0])
        } catch {
            close(ends[0])
            throw error
        }
    }

    private func spawn(writingTo output: Int32) throws(Failure) -> pid_t {
        var actions = Self.emptyActions
        try Self.check(posix_spawn_file_actions_init(&actions))
        defer { posix_spawn_file_actions_destroy(&actions) }
        try Self.check(posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0))
        try Self.check(posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO))

        var attributes = Self.emptyAttributes
        try Self.check(posix_spawnattr_init(&attributes))
        defer { posix_spawnattr_destroy(&attributes) }
        try Self.check(posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)))
        var signals = sigset_t()
        sigemptyset(&signals)
        try Self.check(posix_spawnattr_setsigmask(&attributes, &signals))
        for signal in [SIGINT, SIGQUIT, SIGPIPE, SIGTERM] { sigaddset(&signals, signal) }
        try Self.check(posix_spawnattr_setsigdefault(&attributes, &signals))

        let arguments = Self.cStrings(["sh", "-c", text])
        let variables = Self.cStrings(ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" })
        defer { for pointer in arguments + variables { free(pointer) } }
        var id: pid_t = 0
        try Self.check(posix_spawn(&id, "/bin/sh", &actions, &attributes, arguments, variables))
        return id
    }

    /// Copies of strings as C wants them, in an array that ends in null.
    private static func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
        strings.map { strdup($0) } + [nil]
    }

    private static func check(_ code: Int32) throws(Failure) {
        guard code == 0 else { throw failure(code) }
    }

    private static func failure(_ code: Int32) -> Failure {
        .failed(reason: "can't be run: \(String(cString: strerror(code)))")
    }

    #if canImport(Darwin)
    private static var emptyActions: posix_spawn_file_actions_t? { nil }
    private static var emptyAttributes: posix_spawnattr_t? { nil }
    #else
    private static var emptyActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    private static var emptyAttributes: posix_spawnattr_t { posix_spawnattr_t() }
    #endif
}

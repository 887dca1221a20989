#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension ChildProcess {
    /// Makes the command's process out of the shell, after it has left a watcher behind that holds the lifeline.
    private static let supervisor = """
        exec 3<&0 </dev/null
        { read -r _ <&3; kill -KILL 0; } >/dev/null 2>&1 &
        exec "$@" 3<&-
        """

    /// Starts the supervised command; the descriptors become its standard input, and its output and errors.
    static func spawn(_ command: Command, lifeline: Int32, output: Int32) throws(SpawnError) -> pid_t {
        var actions = FileActions.empty
        try check("posix_spawn_file_actions_init", posix_spawn_file_actions_init(&actions))
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (descriptor, standard) in [(lifeline, STDIN_FILENO), (output, STDOUT_FILENO), (output, STDERR_FILENO)] {
            let code = posix_spawn_file_actions_adddup2(&actions, descriptor, standard)
            try check("posix_spawn_file_actions_adddup2", code)
        }

        var attributes = Attributes.empty
        try check("posix_spawnattr_init", posix_spawnattr_init(&attributes))
        defer { posix_spawnattr_destroy(&attributes) }
        try check("posix_spawnattr_setflags", posix_spawnattr_setflags(&attributes, Int16(flags)))
        try check("posix_spawnattr_setpgroup", posix_spawnattr_setpgroup(&attributes, 0))
        var signals = sigset_t()
        sigemptyset(&signals)
        try check("posix_spawnattr_setsigmask", posix_spawnattr_setsigmask(&attributes, &signals))
        for signal in [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGCHLD] { sigaddset(&signals, signal) }
        try check("posix_spawnattr_setsigdefault", posix_spawnattr_setsigdefault(&attributes, &signals))

        let arguments = ["sh", "-c", supervisor, "sh", command.executable] + command.arguments
        let environment = command.environment.map { "\($0.key)=\($0.value)" }
        return try withCStrings(arguments) { (arguments) throws(SpawnError) in
            try withCStrings(environment) { (environment) throws(SpawnError) in
                var processID: pid_t = 0
                let code = posix_spawn(&processID, "/bin/sh", &actions, &attributes, arguments, environment)
                try check("posix_spawn", code)
                return processID
            }
        }
    }

    private static func check(_ call: String, _ code: Int32) throws(SpawnError) {
        guard code == 0 else { throw SpawnError(call: call, reason: systemMessage(code)) }
    }

    /// Strings as C wants them, an array of pointers that ends in null, for as long as `body` runs.
    private static func withCStrings<Result>(
        _ strings: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) throws(SpawnError) -> Result
    ) throws(SpawnError) -> Result {
        let pointers = strings.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return try body(pointers + [nil])
    }

    #if canImport(Darwin)
    private static let flags =
        POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT

    private enum FileActions { static var empty: posix_spawn_file_actions_t? { nil } }
    private enum Attributes { static var empty: posix_spawnattr_t? { nil } }
    #else
    private static let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK

    private enum FileActions { static var empty: posix_spawn_file_actions_t { posix_spawn_file_actions_t() } }
    private enum Attributes { static var empty: posix_spawnattr_t { posix_spawnattr_t() } }
    #endif
}

import Foundation

/// Starts a program with these descriptors as its first ones, and with the signals as a terminal leaves them.
func spawn(
    _ path: String,
    _ arguments: [String],
    environment: [String: String],
    descriptors: [FileDescriptor]
) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // One that has the number of another's place would be gone before its turn.
    let sources = try descriptors.map {
        $0.number < descriptors.count ? try FileDescriptor(fcntl($0.number, F_DUPFD, Int32(descriptors.count))) : $0
    }
    for (place, descriptor) in sources.enumerated() {
        posix_spawn_file_actions_adddup2(&actions, descriptor.number, Int32(place))
    }

    // Nothing else of the test's: a pipe or socket that another test has open would not end while this program runs.
    #if canImport(Darwin)
    let closing = POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
    let closing: Int32 = 0
    for number in Int32(descriptors.count)..<1024 { posix_spawn_file_actions_addclose(&actions, number) }
    #endif

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(Int32(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) | closing))

    var identifier: pid_t = 0
    let variables = environment.map { "\($0)=\($1)" }
    let code = withCStrings([path] + arguments) { argv in
        withCStrings(variables) { envp in posix_spawn(&identifier, path, &actions, &attributes, argv, envp) }
    }
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .ENOENT) }
    return identifier
}

private func withCStrings<Result>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
    let pointers = strings.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return body(pointers)
}

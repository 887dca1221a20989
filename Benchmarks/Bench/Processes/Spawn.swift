import Foundation

/// The start of a program, with descriptors of ours as its own three.
struct Spawn {
    var command: Command
    var input: Int32
    var output: Int32
    var errors: Int32

    init(_ command: Command, input: Int32, output: Int32, errors: Int32) {
        (self.command, self.input, self.output, self.errors) = (command, input, output, errors)
    }

    func start() throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        try check(posix_spawn_file_actions_init(&actions))
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (ours, its) in [(input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO)] {
            try check(posix_spawn_file_actions_adddup2(&actions, ours, its))
        }
        let variables = ProcessInfo.processInfo.environment.merging(command.environment) { _, new in new }
        let arguments = Self.cStrings([command.program] + command.arguments)
        let environment = Self.cStrings(variables.map { "\($0.key)=\($0.value)" })
        defer { for pointer in arguments + environment { free(pointer) } }
        var id: pid_t = 0
        try check(posix_spawnp(&id, command.program, &actions, nil, arguments, environment))
        return id
    }

    /// Copies of strings as C wants them, in an array that ends in null.
    private static func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
        strings.map { strdup($0) } + [nil]
    }

    private func check(_ code: Int32) throws {
        guard code == 0 else {
            throw ProcessError(description: "\(command.program) can't be run: \(String(cString: strerror(code)))")
        }
    }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the clients have in common as programs.
public enum Program {
    /// Runs the command, prints what came of it, and exits: with 0 where every answer was whole.
    public static func run(_ command: Command, by peer: any Peer) async -> Never {
        Resources.raiseDescriptorLimit()
        let outcome = await Run(command, by: peer).outcome()
        print(outcome.json)
        if let failure = outcome.failure { complain(failure) }
        exit(outcome.failed == 0 ? 0 : 1)
    }

    /// Says how the program is called, and exits.
    public static func endWithUsage(of name: String) -> Never {
        complain("usage: \(name) \(Command.usage)")
        exit(2)
    }

    private static func complain(_ sentence: String) {
        let line = Array("\(sentence)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }
}

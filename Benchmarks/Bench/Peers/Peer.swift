/// A client that takes part.
struct Peer: Sendable, Hashable {
    var name: String
    /// The program and its options, before the mode.
    var command: [String]

    func callAsFunction(_ arguments: [String]) -> Command {
        Command(program: command[0], arguments: command.dropFirst() + arguments)
    }
}

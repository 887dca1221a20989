/// A program to run and what it is told.
struct Command: Sendable, Hashable {
    /// The program's path, or its name where it is found on `PATH`.
    var executable: String
    /// What follows the program's name.
    var arguments: [String] = []
    /// All of its environment.
    var environment: [String: String]
}

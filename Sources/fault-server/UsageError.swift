/// What is wrong with a command line or a script; it ends the program with 2.
struct UsageError: Error {
    /// One sentence with what to do.
    var description: String
}

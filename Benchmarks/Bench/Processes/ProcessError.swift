/// Why a program could not be started, or did not do what it was started for.
struct ProcessError: Error, CustomStringConvertible {
    var description: String
}

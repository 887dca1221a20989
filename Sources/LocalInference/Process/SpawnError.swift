/// Why a process could not be started.
struct SpawnError: Error, Sendable, Hashable {
    /// The call that failed.
    var call: String
    /// What the system says, as one sentence.
    var reason: String
}

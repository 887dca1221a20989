import Transports

/// A fault that was reported of some client, and the check of how ours gets through it.
struct Scenario: Sendable, CustomStringConvertible {
    /// The fault's name in the file of faults.
    var id: String
    /// What keeps `URLSession` from getting through it on some platform.
    var limit: KnownLimit?
    /// Meets the fault over a transport of that kind.
    var check: @Sendable (TransportKind) async throws -> Void

    init(_ id: String, limit: KnownLimit? = nil, check: @escaping @Sendable (TransportKind) async throws -> Void) {
        self.id = id
        self.limit = limit
        self.check = check
    }

    var description: String { id }

    static let all = streams + timers + refusals + connections + aborts
}

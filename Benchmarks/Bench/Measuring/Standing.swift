/// A workload, and how its peers did.
struct Standing: Sendable {
    var workload: Workload
    var outcomes: [Outcome]
    /// Why nobody was asked.
    var omission: String?

    subscript(peer: String) -> Outcome? { outcomes.first { $0.peer == peer } }
}

/// Work without a network, and what peers need for it, perhaps at several sizes.
struct Comparison: Sendable {
    var measure: String
    var unit: String
    var size: Int?
    /// Nanoseconds of the processor for each unit, round by round.
    var costs: [(peer: String, values: [Double])] = []

    /// Nanoseconds for each unit.
    subscript(peer: String) -> Spread? {
        costs.first { $0.peer == peer }.flatMap { Spread($0.values) }
    }

    mutating func add(_ cost: Double, of peer: String) {
        if let index = costs.firstIndex(where: { $0.peer == peer }) {
            costs[index].values.append(cost)
        } else {
            costs.append((peer, [cost]))
        }
    }
}

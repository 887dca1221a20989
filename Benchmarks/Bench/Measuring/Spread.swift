/// What came out of several rounds.
struct Spread: Sendable {
    let median: Double
    let minimum: Double
    let maximum: Double

    /// Nil where there is no value.
    init?(_ values: [Double]) {
        let sorted = values.sorted()
        guard let first = sorted.first, let last = sorted.last else { return nil }
        let middle = sorted.count / 2
        median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
        (minimum, maximum) = (first, last)
    }
}

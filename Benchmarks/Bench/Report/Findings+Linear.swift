extension Findings {
    /// Each measure at several sizes must cost the same for each unit.
    var linearGoals: [Goal] { comparisons.grown.map(linear) }

    private func linear(_ measure: String) -> Goal {
        let steps = comparisons.growth(of: measure)
        let costs = steps.compactMap { $0[Comparisons.martlet]?.median }
        let ratio = quotient(costs.last, costs.first)
        let sizes = steps.compactMap { $0.size.map { Figure.text(Double($0)) } }
        return .atMost(
            2,
            ratio,
            "\(measure), \(sizes.first ?? "") → \(sizes.last ?? "") \(steps.first?.unit ?? "")s",
            must: "linear: each costs ≤ 2× as much",
            measured: Figure.times(ratio)
        )
    }
}

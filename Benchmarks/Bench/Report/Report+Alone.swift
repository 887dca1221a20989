extension Report {
    /// Work without a network, beside a peer.
    var duels: String {
        let comparisons = findings.comparisons
        guard !comparisons.all.isEmpty || !comparisons.failures.isEmpty else { return "" }
        var table = Table(["work", "by", "ns a unit", "MB/s", "Martlet's speed to it"])
        for comparison in comparisons.duels {
            let own = comparison[Comparisons.martlet]?.median
            for (peer, values) in comparison.costs {
                let cost = Spread(values)
                let rate = comparison.unit == "byte" ? Figure.text(cost.map { 1000 / $0.median }) : ""
                let ratio = peer == Comparisons.martlet ? "1" : Figure.ratio(cost?.median, to: own)
                let work = "\(comparison.measure), by the \(comparison.unit)"
                table.rows.append([work, peer, Figure.text(cost), rate, ratio])
            }
        }
        let failures = comparisons.failures.map { "\nFailed: \($0)\n" }.joined()
        return "## Without a network\n\nCPU time.\n\n" + table.text + failures
    }

    /// The same work on inputs that grow.
    var growth: String {
        let comparisons = findings.comparisons
        guard !comparisons.grown.isEmpty else { return "" }
        var table = Table(["work", "size", "ns a unit", "to the smallest"])
        for measure in comparisons.grown {
            let steps = comparisons.growth(of: measure)
            let first = steps.first?[Comparisons.martlet]?.median
            for step in steps {
                let cost = step[Comparisons.martlet]
                let size = Figure.text(step.size.map(Double.init))
                let ratio = Figure.ratio(cost?.median, to: first)
                table.rows.append([measure, "\(size) \(step.unit)s", Figure.text(cost), ratio])
            }
        }
        let note = "What is linear costs the same for each unit, however many there are."
        return "## Growing input\n\n\(note)\n\n" + table.text
    }

    /// The store beside an empty one.
    var store: String {
        findings.store.map { "## A store of many messages beside an empty one\n\n" + $0 } ?? ""
    }
}

/// What became of one peer in a workload.
struct Outcome: Sendable {
    var peer: String
    var samples: [Sample] = []
    /// Why it takes part no more.
    var failure: String?

    /// A figure over the rounds.
    func spread(_ figure: (Sample) -> Double?) -> Spread? { Spread(samples.compactMap(figure)) }

    /// Microseconds of the processor for each token that came.
    var cpuPerToken: Spread? { spread { $0.tokens > 0 ? $0.cpu / $0.tokens : nil } }

    /// Answers in a second.
    var rate: Spread? { spread { $0.wall > 0 ? $0.tokens / $0.wall * 1e6 : nil } }

    var peak: Spread? { spread(\.peak) }

    /// How many answers did not come whole, in all rounds.
    var failed: Double { samples.reduce(0) { $0 + $1.failed } }
}

extension Findings {
    private static let streams = 5_000

    /// What must hold of very many streams.
    var manyStreamsGoals: [Goal] { [all, memory, steadiness] }

    private var all: Goal {
        let outcome = self[Workload.name(streams: Self.streams)]?[Peers.martletName]
        return wholeness(outcome.map { [$0] } ?? [], "5,000 streams", must: "all complete")
    }

    private var memory: Goal {
        let (own, limit) = (perStream(Peers.martletName), perStream(Peers.limitName))
        let beyond = own.flatMap { own in limit.map { own - $0 } }
        return .atMost(
            32,
            beyond.map { max($0, 0.001) },
            "5,000 streams, memory of each beyond libcurl's",
            must: "≤ 32 KB",
            measured: "\(Figure.text(beyond)) KB"
        )
    }

    /// KB that each of very many streams adds to what one takes.
    private func perStream(_ peer: String) -> Double? { memoryPerStream(of: peer, streams: Self.streams) }

    /// KB that each stream adds to what one takes.
    func memoryPerStream(of peer: String, streams: Int) -> Double? {
        guard let one = self[Workload.name(streams: 1)]?[peer]?.peak,
            let many = self[Workload.name(streams: streams)]?[peer]?.peak
        else { return nil }
        return (many.median - one.median) / Double(streams - 1)
    }

    private var steadiness: Goal {
        let subject = "5,000 streams for 10 minutes"
        guard let growth else {
            return Goal(subject: subject, bound: "no growth", measured: "–", verdict: .unmeasured("with `--soak` only"))
        }
        guard growth.failure == nil, let (first, last) = growth.ends else {
            let reason = growth.failure ?? "it ended too soon"
            return Goal(subject: subject, bound: "no growth", measured: "–", verdict: .fails(reason))
        }
        return .atMost(
            1.05,
            last / first,
            subject,
            must: "last minute ≤ 1.05× the first",
            measured: "\(Figure.text(first / 1024)) → \(Figure.text(last / 1024)) MB"
        )
    }
}

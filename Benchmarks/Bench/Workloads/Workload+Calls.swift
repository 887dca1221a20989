extension Workload {
    static let shortCalls = "short calls"

    /// Many short calls that are not streamed.
    static func calls(_ peers: Peers, isQuick: Bool) -> [Workload] {
        let (count, few) = isQuick ? (20_000, 500) : (20_000, 4_000)
        let less = Entrant.Share(path: "/whole/200", count: few)
        return [
            Workload(
                name: shortCalls,
                title: "Short calls over kept connections",
                note: "\(count) that are not streamed, 16 at once, answers of 200 bytes. The plain client and "
                    + "openai make \(few).",
                path: "/whole/200",
                mode: .calls(count, concurrency: 16),
                unit: "call",
                entrants: [
                    Entrant(peers.limit), Entrant(peers.martlet),
                    Entrant(peers.plain, share: less, rounds: isQuick ? 1 : nil),
                    Entrant(peers.openai, share: less, rounds: isQuick ? 1 : nil),
                ],
                rounds: isQuick ? 2 : 5
            )
        ]
    }
}

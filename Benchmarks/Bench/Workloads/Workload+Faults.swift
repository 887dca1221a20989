extension Workload {
    static let faults = "faults"

    /// Streams of which one request in five fails.
    static func faults(_ peers: Peers, server: String, isQuick: Bool) -> [Workload] {
        let streams = isQuick ? 50 : 200
        let standIn = peers.martlet(fallingBackTo: "\(server)/stream/50/2/v1")
        // URLSession may wait for ever where the head is cut: that is told in a long run.
        let others = isQuick ? [peers.openai] : [peers.plain, peers.openai]
        return [
            Workload(
                name: faults,
                title: "One request in five fails",
                note: "\(streams) streams of 50 tokens at once. A failed request gets, in turn, a 500, a 429 with "
                    + "`Retry-After: 0`, no head, and a stream that ends before its first content. A client may ask again; "
                    + "the requests say how often it did. The limit and the plain client never do. Each client is one for "
                    + "all streams, and Martlet's spends ten retries before it waits for successes, so that an outage is "
                    + "not made worse: without a fallback a stream may be left without an answer.",
                path: "/faults/20/50/2",
                mode: .stream(tokens: 50, streams: streams),
                entrants: [
                    Entrant(peers.limit), Entrant(peers.martlet), Entrant(standIn),
                ] + others.map { Entrant($0) },
                rounds: isQuick ? 1 : 3
            )
        ]
    }
}

extension Workload {
    /// Streams: one as fast as it goes, one paced, and many at once.
    static func streams(_ peers: Peers, isQuick: Bool) -> [Workload] {
        let numbers = isQuick ? [100, 500, 5_000] : [10, 100, 500, 1_000, 5_000]
        return [full(peers, isQuick: isQuick), manyFull(peers, isQuick: isQuick), paced(peers, isQuick: isQuick)]
            + numbers.map { many($0, peers, isQuick: isQuick) }
    }

    /// The name of the row with so many paced streams.
    static func name(streams: Int) -> String { "\(streams) paced" }

    static let fullSpeed = "1 at full speed"
    static let manyAtFullSpeed = "500 at full speed"

    private static func full(_ peers: Peers, isQuick: Bool) -> Workload {
        let count = 100_000
        let (fewer, few) = isQuick ? (20_000, 5_000) : (count, 20_000)
        func share(_ count: Int) -> Entrant.Share { Entrant.Share(path: "/stream/\(count)/0", count: count) }
        return Workload(
            name: fullSpeed,
            title: "One stream at full speed",
            note: "\(count) tokens, as fast as the client takes them; the plain client gets \(fewer), openai \(few).",
            path: "/stream/\(count)/0",
            mode: .stream(tokens: count, streams: 1),
            entrants: [
                Entrant(peers.limit), Entrant(peers.lines), Entrant(peers.martlet),
                Entrant(peers.urlSession, share: share(fewer), rounds: isQuick ? 1 : 3),
                Entrant(peers.plain, share: share(fewer)), Entrant(peers.openai, share: share(few)),
            ],
            rounds: isQuick ? 3 : 7
        )
    }

    private static func manyFull(_ peers: Peers, isQuick: Bool) -> Workload {
        let (count, few) = (1_000, isQuick ? 100 : 300)
        let less = Entrant.Share(path: "/stream/\(few)/0", count: few)
        return Workload(
            name: manyAtFullSpeed,
            title: "500 streams at full speed",
            note: "\(count) tokens in each; the plain client and openai get \(few).",
            path: "/stream/\(count)/0",
            mode: .stream(tokens: count, streams: 500),
            entrants: [
                Entrant(peers.limit), Entrant(peers.martlet),
                Entrant(peers.plain, share: less, rounds: isQuick ? 1 : 2),
                Entrant(peers.openai, share: less, rounds: isQuick ? 1 : 2),
            ],
            rounds: isQuick ? 2 : 5
        )
    }

    private static func paced(_ peers: Peers, isQuick: Bool) -> Workload {
        let count = isQuick ? 500 : 1_000
        return Workload(
            name: name(streams: 1),
            title: "One stream, paced",
            note: "\(count) tokens, one each 2 ms. On Linux, URLSession spins while it waits, and this is what the "
                + "plain client's CPU is here.",
            path: "/stream/\(count)/2",
            mode: .stream(tokens: count, streams: 1),
            entrants: peers.four(slowRounds: isQuick ? 1 : nil),
            rounds: isQuick ? 2 : 5
        )
    }

    /// 25,000 tokens a second at most, so that a client that keeps up is not measured by how far it falls behind.
    private static func many(_ streams: Int, _ peers: Peers, isQuick: Bool) -> Workload {
        let interval = max(20, streams / 25)
        let count = (isQuick ? 1_000 : streams < 5_000 ? 2_000 : 4_000) / interval
        let slow = isQuick ? peers.slow(at: streams) : [peers.plain, peers.openai]
        return Workload(
            name: name(streams: streams),
            title: "\(streams) streams at once",
            note: "\(count) tokens in each, one each \(interval) ms."
                + (slow.count < 2 ? " Who is missing takes part in the full run only." : ""),
            path: "/stream/\(count)/\(interval)",
            mode: .stream(tokens: count, streams: streams),
            entrants: [Entrant(peers.limit), Entrant(peers.martlet)]
                + slow.map { Entrant($0, rounds: isQuick || streams >= 5_000 ? 1 : 2) },
            rounds: isQuick ? 2 : 3
        )
    }
}

extension Peers {
    /// Those of the slow peers that a quick run has the time for.
    fileprivate func slow(at streams: Int) -> [Peer] {
        streams < 500 ? [plain, openai] : streams < 5_000 ? [plain] : []
    }
}

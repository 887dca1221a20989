/// The same work, done by one peer after the other.
struct Contest: Sendable {
    /// What is measured.
    var measure: String
    /// How large the input is, where it is measured at several sizes.
    var size: Int?
    /// What a peer's work is counted in.
    var unit: String
    var peers: [Peer]

    /// Lets the peers take turns; a round before the first warms up and counts for nothing.
    func run(rounds: Int) async throws {
        for peer in peers { _ = try await peer.work() }
        for _ in 0..<rounds {
            for peer in peers {
                let start = CPUTime.now
                let count = try await peer.work()
                let measurement = Measurement(
                    contest: self,
                    peer: peer.name,
                    count: count,
                    nanoseconds: CPUTime.now - start
                )
                print(measurement.line)
            }
        }
    }
}

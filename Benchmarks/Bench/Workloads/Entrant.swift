/// A peer that takes part in a workload, perhaps with less to do.
struct Entrant: Sendable {
    var peer: Peer
    /// Where the peer has less to do than the others: the path and the count of its own.
    var share: Share?
    /// In how many of the rounds it takes part; nil for all.
    var rounds: Int?

    struct Share: Sendable {
        var path: String
        var count: Int
    }

    init(_ peer: Peer, share: Share? = nil, rounds: Int? = nil) {
        self.peer = peer
        self.share = share
        self.rounds = rounds
    }
}

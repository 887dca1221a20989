/// A client that is measured.
public protocol Peer: Sendable {
    /// Reads one streamed answer to its end, or only to its first token; throws where it does not come whole.
    func stream(leavingAtFirstToken leaves: Bool) async throws -> Tally

    /// Makes one short call that is not streamed; throws where the answer is not whole.
    func call() async throws
}

/// Someone who does the work of a contest in his own way.
struct Peer: Sendable {
    var name: String
    /// Does all of it; tells how many units that were.
    var work: @Sendable () async throws -> Int

    init(_ name: String, _ work: @escaping @Sendable () async throws -> Int) {
        self.name = name
        self.work = work
    }
}

/// Something that all clients are asked to do: one table of the report.
struct Workload: Sendable {
    /// What clients are told to do.
    enum Mode: Sendable {
        case stream(tokens: Int, streams: Int)
        case calls(Int, concurrency: Int)
    }

    /// What others call it by.
    var name: String
    var title: String
    var note: String
    /// The path below the server that says what is answered.
    var path: String
    var mode: Mode
    /// What costs are told for.
    var unit = "token"
    var entrants: [Entrant]
    var rounds: Int

    /// How many streams there are at once.
    var streams: Int {
        switch mode {
        case .stream(_, let streams): streams
        case .calls(_, let concurrency): concurrency
        }
    }
}

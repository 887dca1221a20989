/// Programs whose time to something is measured, in turns.
struct Race: Sendable {
    var name: String
    var title: String
    var note: String
    /// Milliseconds of each runner, round by round.
    var runners: [Runner]

    struct Runner: Sendable {
        var name: String
        var times: [Double] = []
        var failure: String?
    }

    init(_ name: String, title: String, note: String) {
        (self.name, self.title, self.note, runners) = (name, title, note, [])
    }

    subscript(runner: String) -> Spread? {
        runners.first { $0.name == runner }.flatMap { Spread($0.times) }
    }

    /// Lets each runner run so many times; `measure` tells its milliseconds. A run before the first counts for nothing.
    mutating func run(_ entries: [(name: String, rounds: Int)], measure: (String) throws -> Double) {
        runners = entries.map { Runner(name: $0.name) }
        for round in 0...(entries.map(\.rounds).max() ?? 0) {
            for (index, entry) in entries.enumerated() where round <= entry.rounds && runners[index].failure == nil {
                do {
                    let time = try measure(entry.name)
                    if round > 0 { runners[index].times.append(time) }
                } catch {
                    runners[index].failure = "\(error)"
                }
            }
        }
    }
}

/// Runs a workload: the peers take turns, round by round, every second round from the last to the first.
struct Match {
    var workload: Workload
    var server: LoadServer
    var limit: DescriptorLimit

    func run() throws -> Standing {
        guard limit.allows(streams: workload.streams) else {
            let reason = "left out: \(limit.now) descriptors are all that the system allows a process here"
            return Standing(workload: workload, outcomes: [], omission: reason)
        }
        for path in Set(workload.entrants.map { $0.share?.path ?? workload.path }) { try server.prepare(path) }
        var outcomes = workload.entrants.map { Outcome(peer: $0.peer.name) }
        for round in 0..<workload.rounds {
            let turns = workload.entrants.indices
            for index in round % 2 == 0 ? Array(turns) : turns.reversed() where outcomes[index].failure == nil {
                let entrant = workload.entrants[index]
                if round < entrant.rounds ?? workload.rounds { play(entrant, &outcomes[index]) }
            }
        }
        return Standing(workload: workload, outcomes: outcomes)
    }

    private func play(_ entrant: Entrant, _ outcome: inout Outcome) {
        do {
            let before = try server.requests()
            let ending = try ChildProcess.run(entrant.peer(arguments(for: entrant)), within: .seconds(120))
            outcome.failure = ending.failure
            let requests = try server.requests() - before
            let line = ending.text.split(separator: "\n").last ?? ""
            outcome.samples.append(try Sample(line: String(line), process: ending.usage, requests: requests))
        } catch {
            outcome.failure = outcome.failure ?? "\(error)"
        }
    }

    private func arguments(for entrant: Entrant) -> [String] {
        let url = "\(server.url)\(entrant.share?.path ?? workload.path)/v1"
        switch workload.mode {
        case .stream(let tokens, let streams):
            return ["stream", url, "\(entrant.share?.count ?? tokens)", "\(streams)"]
        case .calls(let count, let concurrency):
            return ["calls", url, "\(entrant.share?.count ?? count)", "\(concurrency)"]
        }
    }
}

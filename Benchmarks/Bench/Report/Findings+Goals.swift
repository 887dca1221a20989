extension Findings {
    /// Every goal, in the order in which it is told.
    var goals: [Goal] {
        streamGoals + workGoals + latencyGoals + manyStreamsGoals + callGoals + linearGoals
    }

    private var streamGoals: [Goal] {
        let rivals = [(Peers.plainName, 15.0), (Peers.openaiName, 75.0)]
        // Where streams are paced, most of the work is the kernel's, and the limit itself is not so far below the rivals.
        return cpuGoals(self[Workload.fullSpeed], "one stream at full speed", rivals)
            + cpuGoals(self[Workload.manyAtFullSpeed], "500 streams at full speed", rivals)
            + cpuGoals(self[Workload.name(streams: 1)], "one stream, paced", [])
            + cpuGoals(self[Workload.name(streams: 500)], "500 streams, paced", [])
    }

    private func cpuGoals(_ standing: Standing?, _ name: String, _ rivals: [(String, Double)]) -> [Goal] {
        func cost(_ peer: String) -> Double? { standing?[peer]?.cpuPerToken?.median }
        let (own, limit) = (cost(Peers.martletName), cost(Peers.limitName))
        let bound = limit.map { 1.5 * $0 + 1 }
        let versusLimit = Goal.atMost(
            bound,
            own,
            "CPU for a token, \(name)",
            must: "≤ 1.5× the limit + 1 µs = \(Figure.text(bound)) µs",
            measured: "\(Figure.text(own)) µs"
        )
        let others = rivals.map { peer, times in
            let ratio = quotient(cost(peer), own)
            return Goal.atLeast(
                times,
                ratio,
                "CPU for a token, \(name)",
                must: "\(Figure.bound(times)) less than \(peer)",
                measured: Figure.times(ratio)
            )
        }
        return [versusLimit] + others
    }

    private var workGoals: [Goal] {
        let parsing = ["events in chunks of 16 KB", "events in chunks of 1 KB", "one event a chunk"].map { measure in
            faster(0.5, measure, than: "memchr", "parsing, \(measure)")
        }
        let chunk = comparisons["plain delta chunk"]?[Comparisons.martlet]?.median
        let time = Goal.atMost(
            1000,
            chunk,
            "decoding a plain delta chunk",
            must: "≤ 1 µs",
            measured: "\(Figure.text(chunk.map { $0 / 1000 })) µs"
        )
        return parsing + [
            faster(20, "plain delta chunk", than: "JSONDecoder", "decoding a plain delta chunk"), time,
            faster(5, "completion of 100 KB", than: "JSONDecoder", "decoding a completion of 100 KB"),
        ]
    }

    private func faster(_ times: Double, _ measure: String, than peer: String, _ subject: String) -> Goal {
        let comparison = comparisons[measure]
        let ratio = quotient(comparison?[peer]?.median, comparison?[Comparisons.martlet]?.median)
        return .atLeast(
            times,
            ratio,
            subject,
            must: "≥ \(Figure.bound(times)) the speed of \(peer)",
            measured: Figure.times(ratio)
        )
    }

    private var latencyGoals: [Goal] {
        [
            sooner(1.1, Race.firstTokenName, Peers.martletName, "request to first token"),
            sooner(1.1, Race.firstOutputName, "martlet", "start of the program to its first output"),
            sooner(1.1, Race.lateOutputName, "martlet", "the same, where the answer takes \(Race.wait) ms"),
            sooner(1.5, Race.startName, "martlet", "start of the program to its request"),
            slowStart,
        ]
    }

    private func sooner(_ times: Double, _ race: String, _ runner: String, _ subject: String) -> Goal {
        let (own, curl) = (self.race(race)?[runner], self.race(race)?["curl"])
        let ratio = quotient(own?.median, curl?.median)
        let least = quotient(own?.minimum, curl?.minimum)
        return .atMost(
            times,
            ratio,
            subject,
            must: "≤ \(Figure.bound(times)) `curl -N`",
            measured: "\(Figure.times(ratio)) (the least to the least: \(Figure.times(least)))"
        )
    }

    private var slowStart: Goal {
        let ratio = quotient(race(Race.startName)?["llm"]?.median, race(Race.startName)?["martlet"]?.median)
        return .atLeast(
            20,
            ratio,
            "start of the program to its request",
            must: "20× sooner than `llm`",
            measured: Figure.times(ratio)
        )
    }

    private var callGoals: [Goal] {
        let standing = self[Workload.shortCalls]
        let (own, limit) = (standing?[Peers.martletName]?.rate?.median, standing?[Peers.limitName]?.rate?.median)
        let ratio = quotient(own, limit)
        let rate = Goal.atLeast(
            0.8,
            ratio,
            "short calls",
            must: "≥ 0.8× the limit's rate",
            measured: "\(Figure.times(ratio)): \(Figure.text(own)) of \(Figure.text(limit)) a second"
        )
        return [rate, faults]
    }

    private var faults: Goal {
        let outcomes = self[Workload.faults]?.outcomes.filter { $0.peer == Peers.fallbackName } ?? []
        return wholeness(outcomes, "one request in five fails, and there is a fallback", must: "every answer comes")
    }

    func quotient(_ value: Double?, _ other: Double?) -> Double? {
        guard let value, let other, other > 0 else { return nil }
        return value / other
    }

    /// Whether each answer came whole.
    func wholeness(_ outcomes: [Outcome], _ subject: String, must: String) -> Goal {
        let failed = outcomes.reduce(0) { $0 + $1.failed }
        let reason = outcomes.lazy.compactMap(\.failure).first
        guard !outcomes.isEmpty else {
            return Goal(subject: subject, bound: must, measured: "–", verdict: .unmeasured("not measured"))
        }
        let holds = failed == 0 && reason == nil
        return Goal(
            subject: subject,
            bound: must,
            measured: "\(Figure.text(failed)) answers missing",
            verdict: holds ? .holds : .fails(reason ?? "see below")
        )
    }
}

/// The findings as a page in Markdown.
struct Report {
    var findings: Findings

    var text: String {
        let measured = findings.standings.map(section) + findings.races.map(section)
        let sections = [opening, goals] + measured + [duels, growth, store]
        return sections.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// The first section: each goal.
    var goals: String {
        var table = Table(["what", "must be", "measured", "", "why"])
        table.rows = findings.goals.map(\.row)
        return "## Goals\n\n" + table.text
    }

    private var opening: String {
        let run =
            findings.isQuick ? "`Scripts/bench --quick` (few rounds: look at ratios, not at digits)" : "`Scripts/bench`"
        let facts = findings.machine.facts.map { "\($0.name) \($0.value)" }.joined(separator: "; ")
        let limit = findings.descriptors
        let descriptors = "Descriptors for a process: \(limit.before), raised to \(limit.now)."
        let server = findings.server.map { "The server used \(Figure.text($0.cpu / 1e6)) s of the processor in all." }
        return """
            # Results

            Written by \(run). Medians, and in brackets the least and the most of the rounds. \
            [How it is measured](README.md)

            \(facts). \(descriptors) \(server ?? "")

            ![CPU and memory over the number of streams](results.svg)

            """
    }

    private func section(_ standing: Standing) -> String {
        let workload = standing.workload
        let heading = "## \(workload.title)\n\n\(workload.note)\n\n"
        if let omission = standing.omission { return heading + omission + "\n" }
        let unit = workload.unit
        var table = Table([
            "client", "CPU, µs a \(unit)", "to the limit", "to Martlet", "whole process, CPU ms", "wall, ms",
            "first, ms", "peak, MB", "by the kernel", "requests", "failed",
        ])
        table.rows = standing.outcomes.map { row($0, in: standing) }
        return heading + table.text
    }

    private func row(_ outcome: Outcome, in standing: Standing) -> [String] {
        let cost = outcome.cpuPerToken
        func ratio(to peer: String) -> String {
            outcome.peer == peer ? "1" : Figure.ratio(cost?.median, to: standing[peer]?.cpuPerToken?.median)
        }
        return [
            outcome.peer, Figure.text(cost), ratio(to: Peers.limitName), ratio(to: Peers.martletName),
            Figure.text(outcome.spread(\.process.cpu)?.median, per: 1000),
            Figure.text(outcome.spread(\.wall), per: 1000),
            Figure.text(outcome.spread(\.first), per: 1000), Figure.text(outcome.peak, per: 1024),
            Figure.text(outcome.spread(\.process.peak)?.median, per: 1024),
            Figure.text(outcome.spread(\.requests)?.median), failures(of: outcome),
        ]
    }

    private func failures(of outcome: Outcome) -> String {
        let count = outcome.failed > 0 ? Figure.text(outcome.failed) : outcome.failure == nil ? "0" : ""
        return [count, outcome.failure ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private func section(_ race: Race) -> String {
        var table = Table(["program", "ms", "to curl", ""])
        table.rows = race.runners.map { runner in
            let spread = Spread(runner.times)
            let ratio = Figure.ratio(spread?.median, to: race["curl"]?.median)
            return [runner.name, Figure.text(spread), ratio, runner.failure ?? ""]
        }
        return "## \(race.title)\n\n\(race.note)\n\n" + table.text
    }
}

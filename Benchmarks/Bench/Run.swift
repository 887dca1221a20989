import Foundation

/// One run of all parts that are asked for, one after the other; it tells on standard error where it is.
struct Run {
    private let options: Options
    private let peers: Peers
    private let descriptors: DescriptorLimit

    init(_ options: Options) {
        self.options = options
        peers = Peers(options)
        descriptors = .raised()
    }

    func findings() throws -> Findings {
        var findings = Findings(machine: Machine(options), isQuick: options.isQuick, descriptors: descriptors)
        var server = try LoadServer(options)
        let home = try Home()
        for workload in workloads(server) {
            tell(workload.title)
            findings.standings.append(try Match(workload: workload, server: server, limit: descriptors).run())
        }
        findings.races = try races(server, home)
        findings.comparisons = comparisons()
        if options.parts.contains(.store) { findings.store = try storeTable(server) }
        findings.server = server.stop().usage
        try home.remove()
        return findings
    }

    /// Watches the memory of many streams, with a server of their own.
    func memoryGrowth() throws -> MemoryGrowth {
        tell("\(MemoryGrowth.streams) streams for \(MemoryGrowth.seconds / 60) minutes")
        var server = try LoadServer(options)
        var growth = MemoryGrowth()
        growth.watch(peers, server)
        _ = server.stop()
        return growth
    }

    private func workloads(_ server: LoadServer) -> [Workload] {
        let isQuick = options.isQuick
        let parts: [(Part, [Workload])] = [
            (.streams, Workload.streams(peers, isQuick: isQuick)), (.large, Workload.large(peers, isQuick: isQuick)),
            (.calls, Workload.calls(peers, isQuick: isQuick)),
            (.faults, Workload.faults(peers, server: server.url, isQuick: isQuick)),
        ]
        return parts.filter { options.parts.contains($0.0) }.flatMap(\.1)
    }

    private func races(_ server: LoadServer, _ home: Home) throws -> [Race] {
        var races: [Race] = []
        if options.parts.contains(.first) {
            tell("the first token")
            races.append(.firstToken(peers, server, isQuick: options.isQuick))
            races.append(.firstOutput(options, server, home: home))
            races.append(.lateOutput(options, server, home: home))
        }
        if options.parts.contains(.start) {
            tell("the start")
            races.append(try .start(options, home: home))
        }
        return races
    }

    private func comparisons() -> Comparisons {
        var comparisons = Comparisons()
        guard options.parts.contains(.alone) else { return comparisons }
        tell("what needs no network")
        let quick = options.isQuick ? ["--quick"] : []
        // Else glibc takes fresh pages for each large buffer and for none of the small ones, which costs more than the work.
        let keepsMemory = ["MALLOC_MMAP_THRESHOLD_": "1000000000", "MALLOC_TRIM_THRESHOLD_": "1000000000"]
        comparisons.run(
            Command(program: options.programs + "/alone", arguments: quick, environment: keepsMemory)
        )
        let rounds = options.isQuick ? "1" : "5"
        let markdown = [rounds, "1000", "20000", "200000"]
        comparisons.run(Command(program: options.tools + "/markdown-benchmark", arguments: markdown))
        return comparisons
    }

    /// What `store-benchmark` prints: a store of many messages beside an empty one.
    private func storeTable(_ server: LoadServer) throws -> String {
        let count = options.messages ?? (options.isQuick ? 5_000 : 1_000_000)
        tell("a store of \(count) messages")
        let home = try Home()
        let command = Command(
            program: options.tools + "/store-benchmark",
            arguments: [home.path("stores"), "\(count)", options.martlet, server.url + "/stream/5/0/v1"]
        )
        let ending = try ChildProcess.run(command, within: .seconds(1800))
        try home.remove()
        return ending.failure.map { "Failed: \($0)\n" } ?? ending.text
    }

    private func tell(_ what: String) {
        FileHandle.standardError.write(Data("bench: \(what)\n".utf8))
    }
}

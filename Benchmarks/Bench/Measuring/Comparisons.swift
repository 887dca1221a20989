import JSONCoding

/// What `alone` and `markdown-benchmark` print, in their order.
struct Comparisons: Sendable {
    private(set) var all: [Comparison] = []
    /// Programs that did not come to their end, and why.
    private(set) var failures: [String] = []

    static let martlet = "martlet"

    /// Those with peers at one size.
    var duels: [Comparison] { all.filter { $0.size == nil } }

    /// Those of a measure, by size.
    func growth(of measure: String) -> [Comparison] {
        all.filter { $0.measure == measure && $0.size != nil }.sorted { $0.size ?? 0 < $1.size ?? 0 }
    }

    /// What is measured at several sizes.
    var grown: [String] {
        all.reduce(into: []) { names, next in
            if next.size != nil, !names.contains(next.measure) { names.append(next.measure) }
        }
    }

    subscript(measure: String) -> Comparison? { all.first { $0.measure == measure } }

    /// Runs a program and takes what it measured.
    mutating func run(_ command: Command) {
        do {
            let ending = try ChildProcess.run(command, within: .seconds(600))
            for line in ending.text.split(separator: "\n") { try add(String(line)) }
            if let failure = ending.failure { failures.append("\(command.program): \(failure)") }
        } catch {
            failures.append("\(command.program): \(error)")
        }
    }

    private mutating func add(_ line: String) throws {
        let fields = try JSONValue(parsing: line)
        guard let measure = fields["measure"]?.stringValue, let peer = fields["peer"]?.stringValue,
            let unit = fields["unit"]?.stringValue, let count = fields["count"]?.doubleValue,
            let time = fields["cpu_ns"]?.doubleValue, count > 0
        else { throw ProcessError(description: "no measurement: \(line)") }
        let size = fields["size"]?.intValue
        let known = all.firstIndex { $0.measure == measure && $0.size == size }
        if known == nil { all.append(Comparison(measure: measure, unit: unit, size: size)) }
        all[known ?? all.count - 1].add(time / count, of: peer)
    }
}

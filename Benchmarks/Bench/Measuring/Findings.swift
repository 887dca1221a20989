/// All that was measured in a run.
struct Findings: Sendable {
    var machine: Machine
    var isQuick: Bool
    var descriptors: DescriptorLimit
    var standings: [Standing] = []
    var races: [Race] = []
    var comparisons = Comparisons()
    /// The watch of many streams; nil where it was not asked for.
    var growth: MemoryGrowth?
    /// What other programs print of the store, a table in Markdown.
    var store: String?
    /// What the server used in the whole run.
    var server: Usage?

    subscript(workload: String) -> Standing? { standings.first { $0.workload.name == workload } }

    func race(_ name: String) -> Race? { races.first { $0.name == name } }
}

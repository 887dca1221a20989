import JSONCoding

/// One thing that a response is checked for.
struct Check: Sendable {
    /// The name, which stays the same.
    let name: String
    /// What is odd, for a person.
    let sentence: String
    /// The places where it is so, each as an example to show; an empty one where there is nothing to show.
    let findings: @Sendable (Evidence) -> [String]

    init(_ name: String, _ sentence: String, _ findings: @escaping @Sendable (Evidence) -> [String]) {
        self.name = name
        self.sentence = sentence
        self.findings = findings
    }

    /// All checks, from the body's framing to the smallest part.
    static let all = framing + chunks + choices + messages + toolCalls + usage
}

extension Deviation {
    /// The deviations of a response, in the order of the checks.
    static func all(in evidence: Evidence) -> [Deviation] {
        Check.all.compactMap { check in
            let findings = check.findings(evidence)
            guard let first = findings.first else { return nil }
            return Deviation(
                name: check.name,
                sentence: check.sentence,
                count: findings.count,
                example: first.shortened(to: 80).nonEmpty
            )
        }
    }
}

extension JSONObject {
    /// The value of a key that is not null.
    func present(_ key: String) -> JSONValue? {
        self[key].flatMap { $0.isNull ? nil : $0 }
    }

    /// The keys that are not among those given, and do not stand for nothing.
    func keys(notIn known: Set<String>) -> [String] {
        compactMap { known.contains($0.key) ? nil : $0.key }
    }
}

extension Sequence where Element == String {
    /// Each of them once, in the order of their first appearance.
    var unique: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

extension Bool {
    /// One finding without an example, or none.
    var finding: [String] { self ? [""] : [] }
}

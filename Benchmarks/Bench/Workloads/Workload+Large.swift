extension Workload {
    static let arguments = "arguments of 1 MB"
    static let line = "a line of 16 MB"

    /// One answer that is very large.
    static func large(_ peers: Peers, isQuick: Bool) -> [Workload] {
        let (arguments, fragment, line) = (1 << 20, 20, 16 << 20)
        let (few, fewFragments) = ((256 << 10), ((256 << 10) + fragment - 1) / fragment)
        let less = Entrant.Share(path: "/tool/\(few)/\(fragment)", count: fewFragments)
        return [
            Workload(
                name: Self.arguments,
                title: "A tool call with arguments of 1 MB",
                note: "In fragments of \(fragment) bytes, at full speed."
                    + (isQuick ? " openai gets a quarter of it." : ""),
                path: "/tool/\(arguments)/\(fragment)",
                mode: .stream(tokens: (arguments + fragment - 1) / fragment, streams: 1),
                unit: "fragment",
                entrants: peers.four(slowRounds: isQuick ? 1 : 3, openai: isQuick ? less : nil),
                rounds: isQuick ? 2 : 5
            ),
            Workload(
                name: Self.line,
                title: "One line of 16 MB",
                note: "A single chunk.",
                path: "/line/\(line)",
                mode: .stream(tokens: 1, streams: 1),
                unit: "line",
                entrants: peers.four(slowRounds: isQuick ? 1 : nil),
                rounds: isQuick ? 2 : 5
            ),
        ]
    }
}

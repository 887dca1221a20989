/// CPU for a token and memory for a stream over the number of streams, as an image that suits light and dark pages.
struct Plot {
    private let panels: [Panel]
    private let names: [(name: String, style: String)]

    init(_ findings: Findings) {
        let peers = [
            (Peers.limitName, "limit"), (Peers.martletName, "martlet"), (Peers.plainName, "plain"),
            (Peers.openaiName, "openai"),
        ]
        let numbers = [1, 10, 100, 500, 1_000, 5_000]
        func curves(_ value: (String, Int) -> Double?) -> [Curve] {
            peers.map { name, style in
                let points = numbers.compactMap { number in value(name, number).map { (x: Double(number), y: $0) } }
                return Curve(name: name, style: style, points: points)
            }
        }
        names = peers
        panels = [
            Panel(
                title: "CPU for a token",
                label: "µs, user and system",
                curves: curves { findings[Workload.name(streams: $1)]?[$0]?.cpuPerToken?.median },
                left: 60
            ),
            Panel(
                title: "Memory for a stream",
                label: "KB, beyond what one stream takes",
                curves: curves { $1 > 1 ? findings.memoryPerStream(of: $0, streams: $1) : nil },
                left: 470
            ),
        ]
    }

    /// Whether there is anything to draw.
    var isEmpty: Bool { panels.allSatisfy { $0.curves.allSatisfy(\.points.isEmpty) } }

    var svg: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 830 390" role="img" \
        aria-label="CPU for a token and memory for a stream, over the number of streams">
        <style>\(Self.style)</style>
        \(panels.map(\.svg).joined())\(legend)</svg>

        """
    }

    private var legend: String {
        names.enumerated().map { index, entry in
            let x = 60 + 180 * index
            return #"<line class="\#(entry.style) curve" x1="\#(x)" y1="370" x2="\#(x + 24)" y2="370"/>"#
                + #"<text class="legend" x="\#(x + 32)" y="374">\#(entry.name)</text>"# + "\n"
        }.joined()
    }

    private static let style = """
        text{font:12px system-ui,sans-serif;fill:#333}.title{font-size:15px;font-weight:600}.label{fill:#666}\
        .end{text-anchor:end}.middle{text-anchor:middle}.grid{stroke:#8884;stroke-width:1}\
        .curve{fill:none;stroke-width:2.5}.limit{--c:#777}.martlet{--c:#0a7d4f}.plain{--c:#c2570c}.openai{--c:#3b5bdb}\
        .curve{stroke:var(--c)}.dot{fill:var(--c)}.limit.curve{stroke-dasharray:5 4}\
        @media(prefers-color-scheme:dark){text{fill:#ddd}.label{fill:#aaa}.limit{--c:#aaa}.martlet{--c:#3ddc97}\
        .plain{--c:#ff9f5a}.openai{--c:#8fa8ff}}
        """
}

/// Lines as they are handed to cmark-gfm, with what it would hide or choke on taken as plain text.
struct ParserLines {
    private var lines: [String] = []
    /// The lines without a blank one between them that end here, which the parser may read as one.
    private var run: [String] = []
    private var fence = Fence()

    /// Prepares the lines of a text.
    static func prepared(_ lines: [String]) -> [String] {
        var prepared = ParserLines()
        prepared.lines.reserveCapacity(lines.count)
        for line in lines { prepared.append(line) }
        prepared.endRun()
        return prepared.lines
    }

    private mutating func append(_ line: String) {
        if fence.takes(line) || line.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) {
            endRun()
            lines.append(line)
        } else {
            run.append(line.escapingFootnote)
        }
    }

    private mutating func endRun() {
        lines += HostileMarkup.escaped(in: run)
        run.removeAll(keepingCapacity: true)
    }
}

extension String {
    /// A footnote stays where it is, as it is and on a line of its own: taken for the definition of a link it would be
    /// hidden.
    fileprivate var escapingFootnote: String {
        let text = Substring(utf8.drop { $0 == UInt8(ascii: " ") })
        guard utf8.count - text.utf8.count < 4, text.hasPrefix("[^"), text.contains("]:") else { return self }
        return String(self[..<text.startIndex]) + "\\" + text + "  "
    }
}

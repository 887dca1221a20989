extension Command {
    /// The width that the help is laid out for, in columns.
    private static let width = 80
    private static let indent = "  "

    /// What `--help` prints.
    public var help: String {
        let options = groups.map { group in
            section(group.title, group.options.map { ($0.usage, $0.help) })
        }
        let rest = sections.map { section($0.title, $0.entries.map { ($0.term, $0.meaning) }) }
        let title = "\(name): \(summary)".wrapped(to: Self.width).joined(separator: "\n") + "\n"
        return ([title, usageSection] + options + rest).joined(separator: "\n")
    }

    /// What a command line without anything to do gets: how it could have been written.
    public var shortHelp: String {
        usageSection + "\nTry \(name) --help.\n"
    }

    private var usageSection: String {
        usage.map { Self.indent + $0 + "\n" }.reduce("Usage:\n", +)
    }

    /// Terms in a column, meanings beside them and wrapped; a long term has its meaning on the next line.
    private func section(_ title: String, _ entries: [(term: String, meaning: String)]) -> String {
        let longest = 26
        let column = min(entries.map(\.term.count).max() ?? 0, longest)
        let margin = Self.indent.count + column + Self.indent.count
        let lines = entries.map { term, meaning in
            guard !meaning.isEmpty else { return Self.indent + term + "\n" }
            let wrapped = meaning.wrapped(to: Self.width - margin)
            let hanging = wrapped.joined(separator: "\n" + String(repeating: " ", count: margin)) + "\n"
            guard term.count <= column else {
                return Self.indent + term + "\n" + String(repeating: " ", count: margin) + hanging
            }
            let padding = String(repeating: " ", count: column - term.count)
            return Self.indent + term + padding + Self.indent + hanging
        }
        return lines.reduce("\(title):\n", +)
    }
}

extension String {
    /// The text in lines of at most `width` characters, broken at spaces; a longer word keeps its line to itself.
    fileprivate func wrapped(to width: Int) -> [String] {
        split(separator: " ").reduce(into: [String]()) { lines, word in
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.endIndex - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
    }
}

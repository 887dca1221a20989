/// What was typed before, the oldest first: bounded, and nothing twice in a row.
struct InputHistory: Sendable, Hashable {
    /// How many entries are kept.
    static let limit = 1_000
    /// How many bytes an entry may have; a longer one is not kept.
    static let longestEntry = 1 << 16

    /// The entries, the oldest first.
    private(set) var entries: [String] = []

    /// Adds an entry at the end, unless it is blank, too long, or what the last one is.
    ///
    /// - Returns: Whether it was added.
    mutating func add(_ entry: String) -> Bool {
        guard !entry.allSatisfy(\.isWhitespace), entry.utf8.count <= Self.longestEntry, entry != entries.last else {
            return false
        }
        entries.append(entry)
        if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit) }
        return true
    }

    /// Takes out what was entered to say certain texts, as a message or by a command; white space around a text does not
    /// count.
    mutating func remove(_ texts: Set<String>) {
        entries.removeAll { ChatEntry($0)?.text.map { texts.contains($0.withoutSpaceAround) } ?? false }
    }
}

extension ChatEntry {
    /// What it adds to a conversation in the person's own words.
    fileprivate var text: String? {
        switch self {
        case .message(let text), .command(.edit(let text?)), .command(.system(let text?)): text
        case .command, .mistake: nil
        }
    }
}

// MARK: - In a file

extension InputHistory {
    /// Reads what a file holds: each line is an entry, whose own line feeds are written `\n`, and backslashes `\\`.
    init(fileContents text: String) {
        for line in text.split(separator: "\n") { _ = add(Self.entry(of: line)) }
    }

    /// The line of a file for an entry, with its line feed.
    static func line(for entry: String) -> String {
        entry.reduce(into: "") { line, character in
            switch character {
            case "\\": line += "\\\\"
            case "\n", "\r\n": line += "\\n"
            default: line.append(character)
            }
        } + "\n"
    }

    private static func entry(of line: Substring) -> String {
        var entry = ""
        var isEscaped = false
        for character in line {
            if isEscaped {
                entry.append(character == "n" ? "\n" : character)
            } else if character != "\\" {
                entry.append(character)
            }
            isEscaped = !isEscaped && character == "\\"
        }
        return entry
    }
}

/// How the beginning of a line is shown until the rest of it is there.
enum ProvisionalLine {
    /// The line as it can be read; `nil` where it holds nothing but markup that may turn out to be anything.
    static func shown(_ line: String) -> String? {
        let text = line.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }
        let rest = text.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return rest.allSatisfy { markup.contains($0) } ? nil : line
    }

    /// The line with its styles closed, if there are open ones.
    ///
    /// - Parameter lines: The lines before it.
    static func closed(_ line: String, after lines: [String]) -> String? {
        let paragraph = lines.suffix(8).reversed().prefix { line in line.utf8.contains { !blanks.contains($0) } }
        var styles = OpenStyles()
        styles.scan((paragraph.reversed() + [line]).joined(separator: "\n"))
        return styles.isEmpty ? nil : line.dropLast(min(styles.dangling, line.count)) + styles.closing
    }

    private static let blanks = Set(" >".utf8)
    private static let markup = Set(" #-+*_=>~`|:.)".utf8)
}

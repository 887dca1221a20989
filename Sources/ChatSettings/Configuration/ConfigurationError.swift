/// What is wrong with the configuration file. It shows nothing of what may be a key.
public struct ConfigurationError: Error, Sendable, Hashable {
    /// One mistake.
    public struct Mistake: Sendable, Hashable {
        /// The line, from 1 on; nil where the file can't be read at all.
        public let line: Int?
        /// The character in the line, from 1 on.
        public let column: Int?
        /// What is wrong and what would be right, in one sentence.
        public let sentence: String
    }

    /// The path of the file.
    public let path: String
    /// What is wrong, in the order of the file; never empty.
    public let mistakes: [Mistake]

    /// Each mistake with file, line and column, as compilers write them.
    public var lines: [String] {
        mistakes.map { mistake in
            let place = [mistake.line, mistake.column].compactMap(\.self).map { ":\($0)" }.joined()
            return "\(path)\(place): \(mistake.sentence)"
        }
    }
}

extension ConfigurationError: CustomStringConvertible {
    /// The first mistake with its place, and how many others there are.
    public var description: String {
        let others = mistakes.count - 1
        let first = lines.first ?? path
        return others > 0 ? "\(first) (\(others) more: martlet config check lists them)" : first
    }
}

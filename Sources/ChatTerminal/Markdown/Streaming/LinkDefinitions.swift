/// The definitions of links that were read with blocks that are finished, for those that refer to them later.
struct LinkDefinitions {
    /// How many are kept; the first ones, since they are what is read again with each block.
    private static let maximumCount = 64

    private(set) var lines: [String] = []

    /// Takes the definitions that stand between the blocks of a document, each in one line.
    mutating func collect(from lines: some Collection<String>) {
        for line in lines where self.lines.count < Self.maximumCount && line.looksLikeDefinition {
            if MarkdownDocument(lines: [line]).blocks.isEmpty { self.lines.append(line) }
        }
    }
}

extension String {
    fileprivate var looksLikeDefinition: Bool {
        utf8.count < 512 && drop { $0 == " " }.hasPrefix("[") && contains("]:")
    }
}

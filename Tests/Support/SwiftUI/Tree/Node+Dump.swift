// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension Node {
    /// The tree, one line a node.
    @_spi(Tree) public var dump: String { lines(depth: 0).joined(separator: "\n") }

    private func lines(depth: Int) -> [String] {
        let words = [kind, text.isEmpty ? "" : "\"\(text)\"", isEnabled ? "" : "disabled", accessibility.summary]
        let line = words + attributes.map { $0.value == "true" ? $0.name : "\($0.name)=\($0.value)" }
        let indented = String(repeating: "  ", count: depth) + line.filter { !$0.isEmpty }.joined(separator: " ")
        return [indented] + children.flatMap { $0.lines(depth: depth + 1) }
    }
}

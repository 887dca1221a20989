/// Text with variables: `$name` or `${name}`, and `$$` for a dollar. A dollar before anything else is one.
struct TemplateText: Hashable {
    private enum Piece: Hashable {
        case text(String)
        case variable(String)
    }

    private let pieces: [Piece]

    init(_ text: String) {
        var pieces: [Piece] = []
        var rest = Substring(text)
        while let match = rest.firstMatch(of: #/\$(?:\$|([A-Za-z_][A-Za-z0-9_]*)|\{([A-Za-z_][A-Za-z0-9_]*)\})/#) {
            pieces.append(.text(String(rest[..<match.range.lowerBound])))
            let name = match.output.1 ?? match.output.2
            pieces.append(name.map { .variable(String($0)) } ?? .text("$"))
            rest = rest[match.range.upperBound...]
        }
        self.pieces = pieces + [.text(String(rest))]
    }

    /// The names of its variables, in order, some perhaps more than once.
    var variables: [String] {
        pieces.compactMap { piece in
            if case .variable(let name) = piece { name } else { nil }
        }
    }

    /// The text with a value in the place of each variable; one without a value is left out.
    func filled(_ values: [String: String]) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .variable(let name): values[name] ?? ""
            }
        }.joined()
    }
}

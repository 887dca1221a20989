extension String {
    /// Whether this can name an endpoint, a key or a template: letters, digits, dots, `-` and `_`, and no dot at first.
    var isName: Bool {
        first.map { $0 != "." } ?? false && allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    }
}

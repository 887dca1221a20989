extension String {
    /// This text, or nil where it is empty.
    var nonEmpty: String? { isEmpty ? nil : self }

    /// The first `count` characters, with an ellipsis where there are more.
    func shortened(to count: Int) -> String {
        guard let end = index(startIndex, offsetBy: count, limitedBy: endIndex), end < endIndex else { return self }
        return self[..<end] + "…"
    }
}

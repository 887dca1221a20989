import ChatCore

/// A part of a snippet: words that were searched for, or what stands between them.
struct SnippetPart: Hashable {
    var text: String
    var isMatch: Bool
}

extension SearchHit.Snippet {
    /// The parts of the text, in order; none is empty.
    var parts: [SnippetPart] {
        var parts: [SnippetPart] = []
        var rest = text.startIndex
        for match in matches {
            parts.append(SnippetPart(text: String(text[rest..<match.lowerBound]), isMatch: false))
            parts.append(SnippetPart(text: String(text[match]), isMatch: true))
            rest = match.upperBound
        }
        parts.append(SnippetPart(text: String(text[rest...]), isMatch: false))
        return parts.filter { !$0.text.isEmpty }
    }
}

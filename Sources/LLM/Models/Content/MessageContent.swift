public import JSONCoding

/// What a message says: plain text, or a list of parts.
public enum MessageContent: Sendable, Hashable, Codable {
    /// Plain text.
    case text(String)
    /// Text, images, audio and files, in order.
    case parts([ContentPart])

    /// Reads content; `nil` if it is neither a string nor a list of parts.
    public init?(json: JSONValue) {
        switch json {
        case .string(let text):
            self = .text(text)
        case .array(let array):
            var parts: [ContentPart] = []
            for json in array where !json.isNull {
                guard let part = ContentPart(json: json) else { return nil }
                parts.append(part)
            }
            self = .parts(parts)
        default:
            return nil
        }
    }

    /// The content as a JSON value.
    public var json: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .parts(let parts): .array(parts.map(\.json))
        }
    }

    /// The text, that of all text parts together.
    public var text: String {
        switch self {
        case .text(let text): text
        case .parts(let parts): parts.lazy.compactMap(\.text).joined()
        }
    }

    /// The reasoning in all parts together, as Mistral's models send it; `nil` where there is none.
    public var reasoning: String? {
        guard case .parts(let parts) = self else { return nil }
        let thoughts = parts.compactMap(\.thinking)
        return thoughts.isEmpty ? nil : thoughts.joined()
    }

    /// The content as parts; plain text is one part.
    public var parts: [ContentPart] {
        switch self {
        case .text(let text): [.text(text)]
        case .parts(let parts): parts
        }
    }
}

extension MessageContent {
    /// Decodes a string or a list of parts from any decoder.
    public init(from decoder: any Decoder) throws {
        let json = try JSONValue(from: decoder)
        guard let content = MessageContent(json: json) else {
            throw DecodingError.typeMismatch(
                MessageContent.self,
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: "a string or a list of parts was expected, found: \(json.kind)"
                )
            )
        }
        self = content
    }

    /// Encodes the content to any encoder.
    public func encode(to encoder: any Encoder) throws {
        try json.encode(to: encoder)
    }
}

extension MessageContent: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral {
    /// Makes plain text.
    public init(stringLiteral text: String) {
        self = .text(text)
    }

    /// Makes a list of parts.
    public init(arrayLiteral parts: ContentPart...) {
        self = .parts(parts)
    }
}

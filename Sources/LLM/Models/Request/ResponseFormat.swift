public import JSONCoding

/// The form that an answer must have.
public enum ResponseFormat: Sendable, Hashable {
    /// Text; the default.
    case text
    /// Any JSON object. The messages must ask for JSON too.
    case jsonObject
    /// JSON that follows a schema.
    case jsonSchema(Schema)
    /// What has no name here.
    case other(JSONValue)
}

extension ResponseFormat {
    /// JSON that follows a schema.
    ///
    /// - Parameters:
    ///   - name: A name for the model to read: letters, digits, `_` and `-`, at most 64.
    ///   - schema: The JSON schema.
    ///   - isStrict: Whether the provider makes sure that the answer follows the schema.
    public static func jsonSchema(name: String, schema: JSONValue, isStrict: Bool? = nil) -> ResponseFormat {
        .jsonSchema(Schema(name: name, schema: schema, isStrict: isStrict))
    }

    /// Reads a format.
    public init(json: JSONValue) {
        let format: ResponseFormat? =
            switch json["type"] {
            case "text": .text
            case "json_object": .jsonObject
            case "json_schema": json["json_schema"]?.asModel().map(ResponseFormat.jsonSchema)
            default: nil
            }
        // What writing it again would lose is kept as it is.
        self = format?.json == json ? format ?? .other(json) : .other(json)
    }

    /// The format as a JSON value.
    public var json: JSONValue {
        switch self {
        case .text: ["type": "text"]
        case .jsonObject: ["type": "json_object"]
        case .jsonSchema(let schema): ["type": "json_schema", "json_schema": schema.json]
        case .other(let json): json
        }
    }
}

extension ResponseFormat: Codable {
    /// Decodes a format from any decoder.
    public init(from decoder: any Decoder) throws {
        self.init(json: try JSONValue(from: decoder))
    }

    /// Encodes the format to any encoder.
    public func encode(to encoder: any Encoder) throws {
        try json.encode(to: encoder)
    }
}

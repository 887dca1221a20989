extension JSONObject: Codable {
    /// Decodes an object, by any decoder.
    public init(from decoder: any Decoder) throws {
        let value = try JSONValue(from: decoder)
        guard case .object(let object) = value else {
            throw DecodingError.typeMismatch(JSONObject.self, expected: "an object", found: value, in: decoder)
        }
        self = object
    }

    /// Encodes the object, by any encoder.
    public func encode(to encoder: any Encoder) throws {
        try JSONValue.object(self).encode(to: encoder)
    }
}

extension JSONNumber: Codable {
    /// Decodes a number, by any decoder.
    public init(from decoder: any Decoder) throws {
        let value = try JSONValue(from: decoder)
        guard case .number(let number) = value else {
            throw DecodingError.typeMismatch(JSONNumber.self, expected: "a number", found: value, in: decoder)
        }
        self = number
    }

    /// Encodes the number, by any encoder.
    public func encode(to encoder: any Encoder) throws {
        try JSONValue.number(self).encode(to: encoder)
    }
}

extension DecodingError {
    static func typeMismatch(
        _ type: any Any.Type,
        expected: String,
        found: JSONValue,
        in decoder: any Decoder
    ) -> DecodingError {
        .typeMismatch(
            type,
            Context(codingPath: decoder.codingPath, debugDescription: "expected \(expected), not \(found.kind)")
        )
    }
}

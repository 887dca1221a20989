extension JSONValue: Codable {
    /// Decodes whatever there is, by any decoder.
    ///
    /// Only this module's decoder can keep numbers as they were written and members in their order.
    public init(from decoder: any Decoder) throws {
        if let decoder = decoder as? ValueDecoder {
            self = decoder.value
            return
        }
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = Self.number(in: container) {
            self = .number(number)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if (try? decoder.unkeyedContainer()) != nil {
            self = .array(try container.decode([JSONValue].self))
        } else {
            // As a dictionary, so that a decoder's key strategy leaves the keys alone.
            let members = try container.decode([String: JSONValue].self)
            self = .object(JSONObject(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
        }
    }

    private static func number(in container: any SingleValueDecodingContainer) -> JSONNumber? {
        guard let value = try? container.decode(Double.self) else { return nil }
        if let exact = try? container.decode(Int64.self) { return JSONNumber(exact) }
        if let exact = try? container.decode(UInt64.self) { return JSONNumber(exact) }
        if let exact = try? container.decode(Int128.self) { return JSONNumber(exact) }
        return JSONNumber(value)
    }

    /// Encodes the value by any encoder.
    ///
    /// Only this module's encoder can keep numbers as they are written and members in their order.
    public func encode(to encoder: any Encoder) throws {
        if let encoder = encoder as? ValueEncoder {
            encoder.slot.set(self)
            return
        }
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let bool): try container.encode(bool)
        case .number(let number): try Self.encode(number, to: &container)
        case .string(let string): try container.encode(string)
        case .array(let array): try container.encode(array)
        case .object(let object):
            // As a dictionary, so that an encoder's key strategy leaves the keys alone.
            try container.encode(Dictionary(uniqueKeysWithValues: object.map { ($0.key, $0.value) }))
        }
    }

    private static func encode(
        _ number: JSONNumber,
        to container: inout any SingleValueEncodingContainer
    ) throws {
        if let value = number.integer(Int64.self) {
            try container.encode(value)
        } else if let value = number.integer(UInt64.self) {
            try container.encode(value)
        } else if let value = number.double, value.isFinite {
            try container.encode(value)
        } else if number.isFinite {
            let reason = "\(number) is beyond the range of Double"
            throw EncodingError.invalidValue(number, .init(codingPath: container.codingPath, debugDescription: reason))
        } else {
            try container.encodeNil()
        }
    }
}

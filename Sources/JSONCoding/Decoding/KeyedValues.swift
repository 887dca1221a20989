/// The members of an object, as a type's initialiser sees them.
struct KeyedValues<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: JSONObject
    let path: CodingPath
    let shared: ValueDecoder.Shared

    var codingPath: [any CodingKey] { path.keys }
    var allKeys: [Key] { members.compactMap { Key(stringValue: $0.key) } }

    func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }
    func decodeNil(forKey key: Key) throws -> Bool { try decoder(key).decodeNil() }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try decoder(key).bool() }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try decoder(key).string() }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try decoder(key).float(type) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try decoder(key).float(type) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try decoder(key).integer(type) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try decoder(key).integer(type) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try decoder(key).integer(type) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try decoder(key).integer(type) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try decoder(key).integer(type) }
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try decoder(key).integer(type) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try decoder(key).integer(type) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try decoder(key).integer(type) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try decoder(key).integer(type) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try decoder(key).integer(type) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try decoder(key).integer(type) }
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try decoder(key).integer(type) }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try decoder(key).decode(type) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try decoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(key).unkeyedContainer()
    }

    func superDecoder() -> any Decoder { optionalDecoder(PlainCodingKey.super) }
    func superDecoder(forKey key: Key) -> any Decoder { optionalDecoder(key) }

    private func decoder(_ key: Key) throws -> ValueDecoder {
        guard let value = members[key.stringValue] else {
            let reason = "the key '\(key.stringValue)' is missing"
            throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: reason))
        }
        return ValueDecoder(value, key: key, in: path, shared: shared)
    }

    /// A decoder of null where the key is missing: a superclass may have nothing to decode.
    private func optionalDecoder(_ key: any CodingKey) -> ValueDecoder {
        ValueDecoder(members[key.stringValue] ?? .null, key: key, in: path, shared: shared)
    }
}

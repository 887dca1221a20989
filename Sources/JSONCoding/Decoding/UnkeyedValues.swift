/// The elements of an array, as a type's initialiser sees them.
struct UnkeyedValues: UnkeyedDecodingContainer {
    let elements: [JSONValue]
    let path: CodingPath
    let shared: ValueDecoder.Shared
    private(set) var currentIndex = 0

    init(elements: [JSONValue], path: CodingPath, shared: ValueDecoder.Shared) {
        self.elements = elements
        self.path = path
        self.shared = shared
    }

    var codingPath: [any CodingKey] { path.keys }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex == elements.count }

    mutating func decodeNil() throws -> Bool {
        guard try decoder(for: Never.self).decodeNil() else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try next(type) { try $0.bool() } }
    mutating func decode(_ type: String.Type) throws -> String { try next(type) { try $0.string() } }
    mutating func decode(_ type: Double.Type) throws -> Double { try next(type) { try $0.float(type) } }
    mutating func decode(_ type: Float.Type) throws -> Float { try next(type) { try $0.float(type) } }
    mutating func decode(_ type: Int.Type) throws -> Int { try next(type) { try $0.integer(type) } }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try next(type) { try $0.integer(type) } }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try next(type) { try $0.integer(type) } }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try next(type) { try $0.integer(type) } }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try next(type) { try $0.integer(type) } }
    mutating func decode(_ type: Int128.Type) throws -> Int128 { try next(type) { try $0.integer(type) } }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try next(type) { try $0.integer(type) } }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next(type) { try $0.integer(type) } }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next(type) { try $0.integer(type) } }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next(type) { try $0.integer(type) } }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next(type) { try $0.integer(type) } }
    mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try next(type) { try $0.integer(type) } }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try next(type) { try $0.decode(type) }
    }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try next(KeyedDecodingContainer<Key>.self) { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next((any UnkeyedDecodingContainer).self) { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder {
        try next((any Decoder).self) { $0 }
    }

    /// Decodes the next element; after a failure it is still the next one.
    private mutating func next<Value>(_ type: Value.Type, _ decode: (ValueDecoder) throws -> Value) throws -> Value {
        let value = try decode(decoder(for: type))
        currentIndex += 1
        return value
    }

    private func decoder(for type: any Any.Type) throws -> ValueDecoder {
        let key = PlainCodingKey(index: currentIndex)
        guard !isAtEnd else {
            let reason = "expected one more element"
            throw DecodingError.valueNotFound(type, .init(codingPath: codingPath + [key], debugDescription: reason))
        }
        return ValueDecoder(elements[currentIndex], key: key, in: path, shared: shared)
    }
}

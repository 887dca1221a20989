/// The members of an object, as a type that encodes itself sees them.
struct KeyedSlots<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let slot: EncodedSlot
    let path: CodingPath
    let shared: ValueEncoder.Shared
    let keepsKeys: Bool

    var codingPath: [any CodingKey] { path.keys }

    func encodeNil(forKey key: Key) { set(key) { $0.encodeNil() } }
    func encode(_ value: Bool, forKey key: Key) { set(key) { $0.encode(value) } }
    func encode(_ value: String, forKey key: Key) { set(key) { $0.encode(value) } }
    func encode(_ value: Double, forKey key: Key) throws { try set(key) { try $0.encode(value) } }
    func encode(_ value: Float, forKey key: Key) throws { try set(key) { try $0.encode(value) } }
    func encode(_ value: Int, forKey key: Key) { set(key) { $0.encode(value) } }
    func encode(_ value: Int8, forKey key: Key) { set(key) { $0.encode(value) } }
    func encode(_ value: Int16, forKey key: Key) { set(key) { $0.encode(value) } }
    func encode(_ value: Int32, forKey key: Key) { set(key) { $0.encode(value) } }
    func encode(_ value: Int64, forKey key: Key) { set(key) { $0.encode(value) } }
    func encode(_ value: Int128, forKey key: Key) { set(key) { $0.encode(value) } }
    func encode(_ value: UInt, forKey key: Key) { set(key) { $0.encode(value) } }
    func encode(_ value: UInt8, forKey key: Key) { set(key) { $0.encode(value) } }
    func encode(_ value: UInt16, forKey key: Key) { set(key) { $0.encode(value) } }
    func encode(_ value: UInt32, forKey key: Key) { set(key) { $0.encode(value) } }
    func encode(_ value: UInt64, forKey key: Key) { set(key) { $0.encode(value) } }
    func encode(_ value: UInt128, forKey key: Key) { set(key) { $0.encode(value) } }
    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try set(key) { try $0.encode(value) } }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        nestedEncoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        nestedEncoder(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { nestedEncoder(PlainCodingKey.super) }
    func superEncoder(forKey key: Key) -> any Encoder { nestedEncoder(key) }

    /// Encodes a member. It is added only once that has succeeded: a type may catch the failure and go on.
    private func set(_ key: Key, _ encode: (ValueEncoder) throws -> Void) rethrows {
        let member = EncodedSlot()
        try encode(ValueEncoder(into: member, path: path.appending(key), shared: shared))
        slot.setMember(name(of: key), to: member)
    }

    /// An encoder of a member that is filled step by step; the same one if asked again for the same key.
    private func nestedEncoder(_ key: any CodingKey) -> ValueEncoder {
        let name = name(of: key)
        let member = slot.member(name) ?? EncodedSlot()
        slot.setMember(name, to: member)
        return ValueEncoder(into: member, path: path.appending(key), shared: shared)
    }

    private func name(of key: any CodingKey) -> String {
        keepsKeys ? key.stringValue : shared.settings.keyEncodingStrategy.name(of: key, at: path)
    }
}

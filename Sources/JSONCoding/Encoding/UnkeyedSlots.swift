/// The elements of an array, as a type that encodes itself sees them.
struct UnkeyedSlots: UnkeyedEncodingContainer {
    let slot: EncodedSlot
    let path: CodingPath
    let shared: ValueEncoder.Shared

    var codingPath: [any CodingKey] { path.keys }
    var count: Int { slot.count }

    func encodeNil() { append { $0.encodeNil() } }
    func encode(_ value: Bool) { append { $0.encode(value) } }
    func encode(_ value: String) { append { $0.encode(value) } }
    func encode(_ value: Double) throws { try append { try $0.encode(value) } }
    func encode(_ value: Float) throws { try append { try $0.encode(value) } }
    func encode(_ value: Int) { append { $0.encode(value) } }
    func encode(_ value: Int8) { append { $0.encode(value) } }
    func encode(_ value: Int16) { append { $0.encode(value) } }
    func encode(_ value: Int32) { append { $0.encode(value) } }
    func encode(_ value: Int64) { append { $0.encode(value) } }
    func encode(_ value: Int128) { append { $0.encode(value) } }
    func encode(_ value: UInt) { append { $0.encode(value) } }
    func encode(_ value: UInt8) { append { $0.encode(value) } }
    func encode(_ value: UInt16) { append { $0.encode(value) } }
    func encode(_ value: UInt32) { append { $0.encode(value) } }
    func encode(_ value: UInt64) { append { $0.encode(value) } }
    func encode(_ value: UInt128) { append { $0.encode(value) } }
    func encode<Value: Encodable>(_ value: Value) throws { try append { try $0.encode(value) } }

    func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        nestedEncoder().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nestedEncoder().unkeyedContainer() }
    func superEncoder() -> any Encoder { nestedEncoder() }

    /// Encodes an element. It is added only once that has succeeded: a type may catch the failure and go on.
    private func append(_ encode: (ValueEncoder) throws -> Void) rethrows {
        let encoder = encoder()
        try encode(encoder)
        slot.append(encoder.slot)
    }

    /// An encoder of an element that is filled step by step.
    private func nestedEncoder() -> ValueEncoder {
        let encoder = encoder()
        slot.append(encoder.slot)
        return encoder
    }

    private func encoder() -> ValueEncoder {
        ValueEncoder(into: EncodedSlot(), path: path.appending(PlainCodingKey(index: count)), shared: shared)
    }
}

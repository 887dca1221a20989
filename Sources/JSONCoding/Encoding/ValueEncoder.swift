/// Encodes one value of a document: the `Encoder` that types see.
struct ValueEncoder {
    let slot: EncodedSlot
    let path: CodingPath
    let shared: Shared
    /// Whether the keys of this value are data, not names.
    private var keepsKeys = false

    /// What the parts of a document have in common; a class, so that handing it on costs nothing.
    final class Shared: Sendable {
        let settings: StableJSONEncoder

        init(settings: StableJSONEncoder) {
            self.settings = settings
        }
    }

    /// Makes an encoder of a whole document.
    init(into slot: EncodedSlot, settings: StableJSONEncoder) {
        self.init(into: slot, path: .top, shared: Shared(settings: settings))
    }

    /// Makes an encoder of a value in a container.
    init(into slot: EncodedSlot, path: CodingPath, shared: Shared) {
        self.slot = slot
        self.path = path
        self.shared = shared
    }

    /// Encodes a value of any type; it may turn out to encode nothing.
    func encodeDocument<Value: Encodable>(_ value: Value) throws {
        if try encodeFoundationValue(value) { return }
        guard let dictionary = Value.self as? any KeyedDictionary.Type else { return try value.encode(to: self) }
        var encoder = self
        encoder.keepsKeys = dictionary.keysAreData
        try value.encode(to: encoder)
        slot.sortMembers()
    }
}

extension ValueEncoder: Encoder {
    var codingPath: [any CodingKey] { path.keys }

    var userInfo: [CodingUserInfoKey: Any] { shared.settings.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        slot.becomeObject()
        return KeyedEncodingContainer(KeyedSlots(slot: slot, path: path, shared: shared, keepsKeys: keepsKeys))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        slot.becomeArray()
        return UnkeyedSlots(slot: slot, path: path, shared: shared)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

/// The dictionaries that encode as objects. Their order is chance, so they are sorted.
private protocol KeyedDictionary {
    /// Whether key strategies leave the keys alone.
    static var keysAreData: Bool { get }
}

extension Dictionary: KeyedDictionary where Key: CodingKeyRepresentable, Value: Encodable {
    fileprivate static var keysAreData: Bool { Key.self == String.self }
}

/// Decodes one value of a document: the `Decoder` that types see.
struct ValueDecoder {
    let value: JSONValue
    let shared: Shared
    /// The path to the container that the value is in, and its key there.
    private let outerPath: CodingPath
    private let key: (any CodingKey)?
    /// Whether the keys of this value are data, not names.
    private var keepsKeys = false

    /// What the parts of a document have in common; a class, so that handing it on costs nothing.
    final class Shared: Sendable {
        let settings: TolerantJSONDecoder

        init(settings: TolerantJSONDecoder) {
            self.settings = settings
        }
    }

    /// Makes a decoder of a whole document.
    init(_ document: JSONValue, settings: TolerantJSONDecoder) {
        self.init(document, key: nil, in: .top, shared: Shared(settings: settings))
    }

    /// Makes a decoder of a value in a container.
    init(_ value: JSONValue, key: (any CodingKey)?, in outerPath: CodingPath, shared: Shared) {
        self.value = value
        self.key = key
        self.outerPath = outerPath
        self.shared = shared
    }

    var path: CodingPath { outerPath.appending(key) }

    /// Decodes the value as any type.
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let foundation = try foundationValue(type) { return foundation }
        guard type is any StringKeyedDictionary.Type else { return try Value(from: self) }
        var decoder = self
        decoder.keepsKeys = true
        return try Value(from: decoder)
    }

    /// The members of the value, by the keys that types declare.
    func members(for type: any Any.Type) throws -> JSONObject {
        guard case .object(let object) = value else { throw mismatch(type, expected: "an object") }
        let strategy = shared.settings.keyDecodingStrategy
        if keepsKeys { return object }
        if case .useDefaultKeys = strategy { return object }
        let keys = path.keys
        return JSONObject(object.map { (strategy.key(for: $0, at: keys), $1) })
    }

    /// The elements of the value.
    func elements() throws -> [JSONValue] {
        guard case .array(let array) = value else { throw mismatch([Any].self, expected: "an array") }
        return array
    }
}

extension ValueDecoder: Decoder {
    var codingPath: [any CodingKey] { path.keys }

    var userInfo: [CodingUserInfoKey: Any] { shared.settings.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let members = try members(for: [String: Any].self)
        return KeyedDecodingContainer(KeyedValues(members: members, path: path, shared: shared))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        UnkeyedValues(elements: try elements(), path: path, shared: shared)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

/// The dictionaries whose keys are data: key strategies leave them alone.
private protocol StringKeyedDictionary {}

extension Dictionary: StringKeyedDictionary where Key == String, Value: Decodable {}

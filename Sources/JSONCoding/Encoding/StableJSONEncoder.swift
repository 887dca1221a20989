#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Encodes any `Encodable` as JSON, as the same bytes on every run.
///
/// Keys come in the order in which a type encodes them, which for a synthesised conformance is that of its declaration.
/// Dictionaries whose keys are strings (or integers, or `CodingKeyRepresentable`) are sorted by key. The order of a `Set`
/// and of any other dictionary is chance, in Swift itself. Floating-point numbers have the fewest digits that read back as
/// the same value, and slashes are not escaped. Numbers that are not finite throw, except that within a ``JSONValue`` they
/// are written as `null`.
public struct StableJSONEncoder: Sendable {
    /// How the keys that types declare become the keys of objects; by default they are the same.
    public var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
    /// How a `Date` is written; by default as `Date` itself encodes, in seconds since 2001.
    public var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
    /// How `Data` is written; by default in Base64.
    public var dataEncodingStrategy = DataEncodingStrategy.base64
    /// What becomes of numbers that are not finite; by default they throw.
    public var nonConformingFloatEncodingStrategy = NonConformingFloatEncodingStrategy.throw
    /// How the JSON is laid out; compact by default.
    public var outputFormatting: JSONFormatting = []
    /// What the types that are encoded find in their encoder.
    public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

    /// Makes an encoder with the default strategies.
    public init() {}

    /// Encodes a value as UTF-8 bytes.
    ///
    /// - Throws: `EncodingError`, or what the value itself throws.
    public func encode<Value: Encodable>(_ value: Value) throws -> Data {
        Data(try jsonValue(of: value).bytes(formatting: outputFormatting))
    }

    /// Encodes a value without writing it out.
    ///
    /// - Throws: `EncodingError`, or what the value itself throws.
    public func jsonValue<Value: Encodable>(of value: Value) throws -> JSONValue {
        if let value = value as? JSONValue { return value }
        let slot = EncodedSlot()
        try ValueEncoder(into: slot, settings: self).encodeDocument(value)
        guard let encoded = slot.value else {
            let reason = "\(Value.self) encodes nothing"
            throw EncodingError.invalidValue(value, EncodingError.Context(codingPath: [], debugDescription: reason))
        }
        return encoded
    }
}

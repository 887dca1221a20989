#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension StableJSONEncoder {
    /// How the keys that types declare become the keys of objects. The keys of a `[String: Value]` are left alone.
    public enum KeyEncodingStrategy: Sendable {
        /// They are the same.
        case useDefaultKeys
        /// `someKey` becomes `some_key`.
        case convertToSnakeCase
        /// The function is given the path to a key with that key at its end, and returns the key to use instead.
        case custom(@Sendable (_ codingPath: [any CodingKey]) -> any CodingKey)
    }

    /// How a `Date` is written.
    public enum DateEncodingStrategy: Sendable {
        /// As `Date` itself encodes: in seconds since the beginning of 2001, UTC.
        case deferredToDate
        /// As a number of seconds since the beginning of 1970, UTC.
        case secondsSince1970
        /// As a number of milliseconds since the beginning of 1970, UTC.
        case millisecondsSince1970
        /// As a string by ISO 8601 in whole seconds, such as `2025-01-31T12:30:00Z`.
        case iso8601
        /// As the function writes it.
        case custom(@Sendable (_ date: Date, _ encoder: any Encoder) throws -> Void)
    }

    /// How `Data` is written.
    public enum DataEncodingStrategy: Sendable {
        /// As `Data` itself encodes: an array of bytes.
        case deferredToData
        /// As a string in Base64.
        case base64
        /// As the function writes it.
        case custom(@Sendable (_ data: Data, _ encoder: any Encoder) throws -> Void)
    }

    /// What becomes of floating-point numbers that are not finite, for which JSON has no notation.
    public enum NonConformingFloatEncodingStrategy: Sendable {
        /// Encoding them throws.
        case `throw`
        /// These strings stand for them.
        case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }
}

extension StableJSONEncoder.KeyEncodingStrategy {
    /// What a key of the object at a path is written as.
    func name(of key: any CodingKey, at path: CodingPath) -> String {
        switch self {
        case .useDefaultKeys: key.stringValue
        case .convertToSnakeCase: SnakeCase.encode(key.stringValue)
        case .custom(let convert): convert(path.appending(key).keys).stringValue
        }
    }
}

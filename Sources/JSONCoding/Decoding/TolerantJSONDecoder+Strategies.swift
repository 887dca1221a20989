#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension TolerantJSONDecoder {
    /// How the keys of objects become the keys that types declare. The keys of a `[String: Value]` are left alone.
    public enum KeyDecodingStrategy: Sendable {
        /// They are the same.
        case useDefaultKeys
        /// `some_key` becomes `someKey`.
        case convertFromSnakeCase
        /// The function is given the path to a key with that key at its end, and returns the key to use instead.
        case custom(@Sendable (_ codingPath: [any CodingKey]) -> any CodingKey)
    }

    /// How a `Date` is written.
    public enum DateDecodingStrategy: Sendable {
        /// As `Date` itself decodes: in seconds since the beginning of 2001, UTC.
        case deferredToDate
        /// As a number of seconds since the beginning of 1970, UTC.
        case secondsSince1970
        /// As a number of milliseconds since the beginning of 1970, UTC.
        case millisecondsSince1970
        /// As a string by ISO 8601, such as `2025-01-31T12:30:00Z`, with or without fractions of a second.
        case iso8601
        /// As the function reads it.
        case custom(@Sendable (_ decoder: any Decoder) throws -> Date)
    }

    /// How `Data` is written.
    public enum DataDecodingStrategy: Sendable {
        /// As `Data` itself decodes: an array of bytes.
        case deferredToData
        /// As a string in Base64.
        case base64
        /// As the function reads it.
        case custom(@Sendable (_ decoder: any Decoder) throws -> Data)
    }

    /// Whether strings may stand for numbers that are not finite.
    public enum NonConformingFloatDecodingStrategy: Sendable {
        /// A string is no number.
        case `throw`
        /// These strings are.
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }
}

extension TolerantJSONDecoder.KeyDecodingStrategy {
    /// What a key of the object at a path is taken for.
    func key(for name: String, at path: [any CodingKey]) -> String {
        switch self {
        case .useDefaultKeys: name
        case .convertFromSnakeCase: SnakeCase.decode(name)
        case .custom(let convert): convert(path + [PlainCodingKey(stringValue: name)]).stringValue
        }
    }
}

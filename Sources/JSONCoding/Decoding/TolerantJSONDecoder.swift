#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Decodes any `Decodable` from JSON, also from the JSON that servers send rather than the one that they should.
///
/// On valid JSON it gives what Foundation's `JSONDecoder` gives. Beyond that:
/// - malformed UTF-8 and lone surrogates become U+FFFD, and a byte order mark is skipped;
/// - `NaN`, `Infinity` and `-Infinity` are read where a floating-point number is asked for;
/// - integers are exact up to 128 bits, and a number too small for its type is zero;
/// - a trailing comma is an error, and so is anything else that is not JSON.
///
/// ## Errors
///
/// It throws a `DecodingError`, as code that is written for `Decodable` expects. Its description names the path, the
/// byte offset and what stood there, and ``Swift/DecodingError/jsonError`` has them one by one:
///
/// ```swift
/// do {
///     return try TolerantJSONDecoder().decode(Weather.self, from: data)
/// } catch let error as DecodingError where error.jsonError?.kind == .truncated {
///     return try await again()
/// }
/// ```
///
/// A document that is no JSON throws `dataCorrupted`. What else the initialiser of a type throws passes as it is.
public struct TolerantJSONDecoder: Sendable {
    /// How the keys of objects become the keys that types declare; by default they are the same.
    public var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
    /// How a `Date` is written; by default as `Date` itself decodes, in seconds since 2001.
    public var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
    /// How `Data` is written; by default in Base64.
    public var dataDecodingStrategy = DataDecodingStrategy.base64
    /// Whether strings may stand for numbers that are not finite; by default they may not.
    public var nonConformingFloatDecodingStrategy = NonConformingFloatDecodingStrategy.throw
    /// What the types that are decoded find in their decoder.
    public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

    /// Makes a decoder with the default strategies.
    public init() {}

    /// Decodes a document of UTF-8 bytes.
    ///
    /// - Throws: `DecodingError`, or what the type's own initialiser throws.
    public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        let document: JSONValue
        do {
            document = try JSONValue(parsing: data)
        } catch {
            throw DecodingError.dataCorrupted(error.context)
        }
        do {
            return try ValueDecoder(document, settings: self).decode(type)
        } catch let error as DecodingError {
            throw error.located(in: Array(data), settings: self, hasOffset: true)
        }
    }

    /// Decodes a value that has been parsed before. Errors have no offset.
    ///
    /// - Throws: `DecodingError`, or what the type's own initialiser throws.
    public func decode<Value: Decodable>(_ type: Value.Type, from value: JSONValue) throws -> Value {
        do {
            return try ValueDecoder(value, settings: self).decode(type)
        } catch let error as DecodingError {
            throw error.located(in: value.bytes(), settings: self, hasOffset: false)
        }
    }
}

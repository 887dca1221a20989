public import JSONCoding

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Turns the bytes of a response into a value. Martlet's decoder and Foundation's `JSONDecoder` both do.
public protocol BodyDecoder: Sendable {
    /// Decodes a value of the given type.
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
}

extension TolerantJSONDecoder: BodyDecoder {}
extension JSONDecoder: BodyDecoder {}

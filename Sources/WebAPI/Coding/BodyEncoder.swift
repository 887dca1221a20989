public import JSONCoding

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Turns a value into the bytes of a request. Martlet's encoder and Foundation's `JSONEncoder` both do.
public protocol BodyEncoder: Sendable {
    /// Encodes a value.
    func encode<Value: Encodable>(_ value: Value) throws -> Data
}

extension StableJSONEncoder: BodyEncoder {}
extension JSONEncoder: BodyEncoder {}

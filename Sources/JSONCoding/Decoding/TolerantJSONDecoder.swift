#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Placeholder: the signatures that other modules rely on.
public struct TolerantJSONDecoder: Sendable {
    /// Makes a decoder.
    public init() {}

    /// Decodes a value of the given type.
    public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        try JSONDecoder().decode(type, from: data)
    }
}

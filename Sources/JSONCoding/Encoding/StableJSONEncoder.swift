#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Placeholder: the signatures that other modules rely on.
public struct StableJSONEncoder: Sendable {
    /// Makes an encoder.
    public init() {}

    /// Encodes a value.
    public func encode<Value: Encodable>(_ value: Value) throws -> Data {
        try JSONEncoder().encode(value)
    }
}

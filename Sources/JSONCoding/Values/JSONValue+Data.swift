#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension JSONValue {
    /// The value as compact JSON in UTF-8, the same on every run.
    public var data: Data { Data(bytes()) }
}

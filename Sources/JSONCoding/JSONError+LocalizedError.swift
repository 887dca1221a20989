#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension JSONError: LocalizedError {
    /// The place, the reason and what stood there.
    public var errorDescription: String? { description }
}

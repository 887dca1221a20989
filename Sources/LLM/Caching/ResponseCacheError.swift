#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Why a cache could not do what it was asked to. The payload is a sentence about the cause.
public enum ResponseCacheError: Error, Sendable, Hashable {
    /// An answer could not be looked up, or what was found is none.
    case unreadable(reason: String)
    /// An answer could not be stored or removed.
    case unwritable(reason: String)
}

extension ResponseCacheError: LocalizedError, CustomStringConvertible {
    /// What happened, and what to do next.
    public var description: String {
        switch self {
        case .unreadable(let reason): "The cache of answers can't be read: \(reason) Delete it if this goes on."
        case .unwritable(let reason):
            "The cache of answers can't be written: \(reason) Make room, or go without a cache."
        }
    }

    /// The same as ``description``.
    public var errorDescription: String? { description }
}

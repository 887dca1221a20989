#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension APIClient: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Where the API's paths begin, without a value of the query; of the header fields nothing.
    public nonisolated var description: String { "APIClient(\(baseURL.redacted))" }

    /// The same as ``description``.
    public nonisolated var debugDescription: String { description }

    /// Nothing but ``description``: a dump must not show a secret either.
    public nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}

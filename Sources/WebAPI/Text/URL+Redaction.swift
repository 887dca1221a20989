#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

extension URL {
    /// This URL for a person, without what may be secret: a user, a password, the values of its query.
    package var redacted: String {
        guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return "[redacted]" }
        let query = parts.percentEncodedQuery.map { $0.split(separator: "&").map(\.redactedItem) }
        parts.user = nil
        parts.password = nil
        parts.percentEncodedQuery = nil
        parts.fragment = nil
        return (parts.string ?? "[redacted]") + (query.map { "?" + $0.joined(separator: "&") } ?? "")
    }
}

extension Substring {
    /// An item of a query with its name alone; one without a value may be a key.
    fileprivate var redactedItem: String {
        firstIndex(of: "=").map { self[...$0] + "[redacted]" } ?? "[redacted]"
    }
}

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The method, the URL and the size of the body; of the query and the header fields the names alone.
    public var description: String {
        let names = headers.map(\.name).joined(separator: ", ")
        return "\(method) \(url.redacted) [\(names)], \(body.map { "body: \($0.count) B" } ?? "no body")"
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Nothing but ``description``: a dump must not show a secret either.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

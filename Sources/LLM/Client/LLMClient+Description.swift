import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension LLMClient: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The server and the model, without any secret.
    public var description: String {
        "LLMClient(\(api.redacted(baseURL.redacted))\(model.map { ", model: \($0)" } ?? ""))"
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Nothing but ``description``: a dump must not show a key either.
    public var customMirror: Mirror {
        Mirror(self, children: ["description": description])
    }
}

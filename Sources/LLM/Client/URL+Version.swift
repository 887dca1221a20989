#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

extension URL {
    /// This base URL; with `/v1` where it names a host and nothing more.
    var endingInVersion: URL {
        guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true), parts.host != nil,
            parts.percentEncodedPath.allSatisfy({ $0 == "/" })
        else { return self }
        parts.percentEncodedPath = "/v1"
        return parts.url ?? self
    }

    /// A URL that the source code itself holds.
    package init(constant: StaticString) {
        guard let url = URL(string: "\(constant)") else { preconditionFailure("\(constant) is no URL") }
        self = url
    }
}

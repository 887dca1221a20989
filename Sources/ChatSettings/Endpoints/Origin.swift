#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The scheme, host and port of a URL: what a key is meant for
/// ([RFC 6454](https://www.rfc-editor.org/rfc/rfc6454#section-4)).
public struct Origin: Sendable, Hashable {
    private let scheme: String
    private let host: String
    private let port: Int

    /// The origin of an `http` or `https` URL; nil for any other.
    public init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), let host = url.host()?.lowercased(), !host.isEmpty else {
            return nil
        }
        switch scheme {
        case "http": port = url.port ?? 80
        case "https": port = url.port ?? 443
        default: return nil
        }
        self.scheme = scheme
        self.host = host
    }

    /// The origin of a URL's text; nil where there is none.
    public init?(_ text: String?) {
        guard let text, let url = URL(string: text) else { return nil }
        self.init(url)
    }
}

extension Origin: CustomStringConvertible {
    /// The scheme, the host, and the port unless it is the scheme's own: `https://api.example.com`.
    public var description: String {
        let isUsual = port == (scheme == "http" ? 80 : 443)
        return "\(scheme)://\(host)" + (isUsual ? "" : ":\(port)")
    }
}

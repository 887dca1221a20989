import JSONCoding

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a request is found by in a cache: two requests that mean the same at the same address have the same key.
///
/// The key is a digest of the address and of all that the request says. The order of its fields does not matter, nor how
/// a number is written (`1`, `1.0`), nor whether the answer comes in pieces. Everything else does, `user` and `metadata`
/// included. Of the address, scheme, host, port and path count; a query, a user and a password are left out.
///
/// The API key is no part of it: two accounts at one server would find each other's answers in a cache that they share.
public struct CacheKey: Sendable, Hashable, CustomStringConvertible {
    /// The key as 64 hexadecimal digits, which is the SHA-256 of what it stands for.
    public let digest: String

    /// Makes the key of a request.
    ///
    /// - Parameters:
    ///   - request: The request, with the model that it goes to.
    ///   - baseURL: Where it goes to.
    public init(_ request: ChatRequest, baseURL: URL) {
        self.init(request, scope: ["client", baseURL.address])
    }

    /// Makes the key of a request that goes to several, named in order.
    init(_ request: ChatRequest, scope: [String]) {
        let text = scope.map { "\($0.utf8.count) \($0)\n" }.joined()
        digest = SHA256.digest(of: Array(text.utf8) + request.canonicalJSON.bytes(formatting: .sortedKeys))
    }

    /// The same as ``digest``.
    public var description: String { digest }
}

extension ChatRequest {
    /// What the request asks, in the one form that all notations of it share.
    fileprivate var canonicalJSON: JSONValue {
        var fields = fields
        fields["stream"] = nil
        fields["stream_options"] = nil
        return JSONValue.object(fields).withCanonicalNumbers
    }
}

extension JSONValue {
    /// This value with its numbers in one notation.
    fileprivate var withCanonicalNumbers: JSONValue {
        switch self {
        case .number(let number): .number(number.canonical)
        case .array(let elements): .array(elements.map(\.withCanonicalNumbers))
        case .object(let members): .object(JSONObject(members.map { ($0.key, $0.value.withCanonicalNumbers) }))
        case .null, .bool, .string: self
        }
    }
}

extension JSONNumber {
    /// This number as it is written from its value; as it stands where no type of number holds it exactly.
    fileprivate var canonical: JSONNumber {
        if let int { return JSONNumber(int) }
        guard let double else { return self }
        let written = JSONNumber(double)
        return written == self ? written : self
    }
}

extension URL {
    /// The origin and the path, without a slash at the end.
    fileprivate var address: String {
        guard let parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return "" }
        let scheme = parts.scheme?.lowercased() ?? ""
        let port = parts.port ?? ["http": 80, "https": 443][scheme]
        var path = parts.percentEncodedPath[...]
        while path.last == "/" { path.removeLast() }
        return "\(scheme)://\(parts.percentEncodedHost?.lowercased() ?? ""):\(port.map(String.init) ?? "")\(path)"
    }
}

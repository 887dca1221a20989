import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What must never be shown: cuts a client's keys out of texts that a server or a transport wrote.
struct Secrets: Sendable, Hashable {
    /// The longest first, so that none leaves a part of another.
    private var values: [String]
    /// The ones that came with requests, the newest last: a signature is another one each time.
    private var noted: [String] = []

    /// The secrets of a client: its key, and what its header fields and the query of its URL carry beside.
    init(apiKey: String?, headers: HTTPFields = [:], baseURL: URL? = nil) {
        values = Self.sorted(Self.spellings(in: [apiKey].compactMap(\.self), headers: headers, url: baseURL))
    }

    /// Adds what a request carries as it is really sent, and forgets what was noted long ago.
    mutating func note(_ request: HTTPRequest) {
        let spellings = Set(Self.spellings(in: [], headers: request.headers, url: request.url))
        let new = spellings.filter { !values.contains($0) }
        guard !new.isEmpty else { return }
        noted += new
        let forgotten = noted.prefix(max(0, noted.count - Self.longestMemory))
        noted.removeFirst(forgotten.count)
        values = Self.sorted(values.filter { !forgotten.contains($0) } + new)
    }

    private static func sorted(_ values: [String]) -> [String] {
        Set(values).sorted { ($1.count, $0) < ($0.count, $1) }
    }

    /// All spellings of some secrets, and of what header fields and a URL carry, but for those that are too short.
    private static func spellings(in secrets: [String], headers: HTTPFields, url: URL?) -> [String] {
        let fields = headers.filter(\.carriesSecret).flatMap { [$0.value, credentials($0.value)] }
        let cookies = headers.filter { $0.name.lowercased() == "cookie" }.flatMap { $0.value.split(separator: ";") }
            .compactMap { $0.split(separator: "=", maxSplits: 1).last.map { String($0).trimmingWhitespace } }
        let all = secrets + fields + cookies + (url.map(values) ?? [])
        return all.flatMap(spellings).filter { $0.count >= shortest }
    }

    /// What may be secret in a URL, as it stands there and decoded: user, password and query. Of an item without a value
    /// the name may be a key; the version of an API is none.
    private static func values(of url: URL) -> [String] {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return [] }
        let encoded = [parts.percentEncodedUser, parts.percentEncodedPassword].compactMap(\.self)
        let decoded = [parts.user, parts.password].compactMap(\.self)
        let items = (parts.percentEncodedQueryItems ?? []) + (parts.queryItems ?? [])
        return encoded + decoded + items.filter { $0.name != "api-version" }.map { $0.value ?? $0.name }
    }

    /// The text with each secret replaced by `[redacted]`, also one that the text's end cuts off.
    func redacted(_ text: String) -> String {
        var text = text
        for value in values {
            if text.contains(value) { text = text.replacing(value, with: "[redacted]") }
            if let start = text.startOfPrefix(of: value, atLeast: Self.shortest) {
                text = String(text[..<start]) + "[redacted]"
            }
        }
        return text
    }

    /// Shorter ones are placeholders such as `none`; to cut them out would spoil plain words.
    private static let shortest = 8
    private static let longestMemory = 512

    /// What follows the scheme in `Bearer abc`.
    private static func credentials(_ value: String) -> String {
        value.split(separator: " ", maxSplits: 1).last.map(String.init) ?? value
    }

    /// A secret as it may appear in a text: as it is, without white space around it, percent-encoded in all the ways that
    /// are in use, and as a string of JSON with its slashes escaped.
    private static func spellings(_ secret: String) -> [String] {
        let trimmed = secret.trimmingWhitespace
        let encoded = percentEncoded(trimmed)
        return [
            secret, trimmed, encoded, encoded.withLowercasedEscapes, queryEncoded(trimmed),
            trimmed.replacing("/", with: "\\/"),
        ].compactMap(\.self)
    }

    /// Everything encoded but the characters that RFC 3986 calls unreserved.
    private static func percentEncoded(_ text: String) -> String {
        text.utf8.map { byte in
            let character = Character(UnicodeScalar(byte))
            let isUnreserved = byte < 0x80 && (character.isLetter || character.isNumber || "-._~".contains(character))
            guard !isUnreserved else { return String(character) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count == 1 ? "0" : "") + digits
        }.joined()
    }

    /// Encoded as in a query, where some reserved characters stand as they are.
    private static func queryEncoded(_ text: String) -> String? {
        var parts = URLComponents()
        parts.queryItems = [URLQueryItem(name: text, value: nil)]
        return parts.percentEncodedQuery
    }
}

extension String {
    /// The same with the digits of its percent escapes in lower case.
    fileprivate var withLowercasedEscapes: String {
        replacing(#/%[0-9A-F]{2}/#) { $0.output.lowercased() }
    }
}

extension Secrets: CustomStringConvertible, CustomReflectable {
    var description: String { "Secrets" }
    var customMirror: Mirror { Mirror(self, children: []) }
}

extension String {
    /// Where this text's end begins that is the start of `other`, of at least `count` characters and not all of it.
    fileprivate func startOfPrefix(of other: String, atLeast count: Int) -> Index? {
        var start = index(endIndex, offsetBy: -min(other.count - 1, self.count))
        while distance(from: start, to: endIndex) >= count {
            if other.hasPrefix(self[start...]) { return start }
            start = index(after: start)
        }
        return nil
    }
}

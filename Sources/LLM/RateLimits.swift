public import WebAPI

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a server says about how much more it takes, in the header fields of a response.
///
/// ```swift
/// if let limits = RateLimits(response.headers, now: Date()), limits.tokens?.remaining == 0 { … }
/// ```
///
/// Four families of names are read: those of OpenAI and Groq (`x-ratelimit-limit-requests`), those of Anthropic
/// (`anthropic-ratelimit-requests-limit`), and, for requests alone, `x-ratelimit-limit` and the `ratelimit-limit` of the
/// [IETF's draft](https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-ratelimit-headers-07). What is no number and
/// no time is as if it were not there.
public struct RateLimits: Sendable, Hashable {
    /// How many requests the server takes; nil where it doesn't say.
    public var requests: Allowance?
    /// How many tokens the server takes; nil where it doesn't say.
    public var tokens: Allowance?

    /// Makes limits of their parts.
    public init(requests: Allowance? = nil, tokens: Allowance? = nil) {
        self.requests = requests
        self.tokens = tokens
    }

    /// Reads the limits; nil where no field says anything about them.
    ///
    /// - Parameters:
    ///   - headers: The header fields of a response.
    ///   - now: When the response came: a field may name the date of the reset.
    public init?(_ headers: HTTPFields, now: Date) {
        requests = Self.requestFields.lazy.compactMap { Allowance(headers, $0, now: now) }.first
        tokens = Self.tokenFields.lazy.compactMap { Allowance(headers, $0, now: now) }.first
        if requests == nil && tokens == nil { return nil }
    }

    private static let requestFields: [Allowance.FieldNames] = [
        .suffixed(by: "requests"), .anthropic("requests"), .plain("x-ratelimit"), .plain("ratelimit"),
    ]
    private static let tokenFields: [Allowance.FieldNames] = [.suffixed(by: "tokens"), .anthropic("tokens")]
}

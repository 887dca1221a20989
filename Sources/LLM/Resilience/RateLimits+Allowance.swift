import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension RateLimits {
    /// How much of one thing a server takes in a span of time. What it doesn't say is nil.
    public struct Allowance: Sendable, Hashable {
        /// How much it takes in the whole span.
        public var limit: Int?
        /// How much of that is left.
        public var remaining: Int?
        /// How long it takes until all of it is there again.
        public var reset: Duration?

        /// Makes an allowance of its parts.
        public init(limit: Int? = nil, remaining: Int? = nil, reset: Duration? = nil) {
            self.limit = limit
            self.remaining = remaining
            self.reset = reset
        }
    }
}

extension RateLimits.Allowance {
    /// The fields that an allowance is read from.
    struct FieldNames {
        var limit: String
        var remaining: String
        var reset: String

        /// `x-ratelimit-limit-requests` and its like.
        static func suffixed(by thing: String) -> FieldNames {
            FieldNames(
                limit: "x-ratelimit-limit-\(thing)",
                remaining: "x-ratelimit-remaining-\(thing)",
                reset: "x-ratelimit-reset-\(thing)"
            )
        }

        /// `anthropic-ratelimit-requests-limit` and its like.
        static func anthropic(_ thing: String) -> FieldNames {
            plain("anthropic-ratelimit-\(thing)")
        }

        /// `ratelimit-limit` and its like.
        static func plain(_ prefix: String) -> FieldNames {
            FieldNames(limit: "\(prefix)-limit", remaining: "\(prefix)-remaining", reset: "\(prefix)-reset")
        }
    }

    /// Reads an allowance; nil where none of the fields says anything.
    init?(_ headers: HTTPFields, _ names: FieldNames, now: Date) {
        limit = headers.firstItem(of: names.limit).flatMap(Self.count)
        remaining = headers.firstItem(of: names.remaining).flatMap(Self.count)
        reset = headers.firstItem(of: names.reset).flatMap { ResetTime($0)?.duration(from: now) }
        if limit == nil && remaining == nil && reset == nil { return nil }
    }

    private static func count(_ text: String) -> Int? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
    }
}

extension HTTPFields {
    /// The first item of a field, without its parameters: 100 of `100, 1000;w=3600`.
    fileprivate func firstItem(of name: String) -> String? {
        first { $0.name.isSameField(as: name) }.map {
            String($0.value.prefix { $0 != "," && $0 != ";" }).trimmingWhitespace
        }
    }
}

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension HTTPFields {
    /// How long the server asks to wait before the next attempt, or nil where it does not say.
    ///
    /// `retry-after-ms` counts before `Retry-After`
    /// ([RFC 9110, section 10.2.3](https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3)), which may be a number of
    /// seconds, a fraction too, or a date; a date that has passed is zero. Of several values the largest counts. What
    /// can't be a time to wait, such as a negative number, is as if it were not there.
    ///
    /// - Parameter now: What a date is counted from.
    public func retryAfter(now: Date) -> Duration? {
        RetryAdvice.delay(in: self, now: now)
    }

    /// The server's own word, `x-should-retry`, on whether another attempt makes sense; nil where it does not say.
    public var shouldRetry: Bool? {
        switch self["x-should-retry"]?.lowercased() {
        case "true": true
        case "false": false
        default: nil
        }
    }
}

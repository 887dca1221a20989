#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension RetryPolicy {
    /// What the failure of an attempt says about another one.
    public struct Outcome: Sendable, Hashable {
        /// Whether another attempt may succeed, and does no harm.
        public var isRetryable: Bool
        /// How long the server asks to wait, or nil.
        public var retryAfter: Duration?

        /// Makes an outcome.
        public init(isRetryable: Bool, retryAfter: Duration? = nil) {
            self.isRetryable = isRetryable
            self.retryAfter = retryAfter
        }

        /// The outcome of a response that was no success: 408, 409, 429 and 500 to 599 are worth another attempt.
        ///
        /// The server's own word, ``HTTPFields/shouldRetry``, overrides the rule.
        ///
        /// - Parameter now: What the date in a `Retry-After` is counted from.
        public init(status: Int, headers: HTTPFields, now: Date) {
            let isRetryable = [408, 409, 429].contains(status) || (500..<600).contains(status)
            self.init(isRetryable: headers.shouldRetry ?? isRetryable, retryAfter: headers.retryAfter(now: now))
        }

        /// The outcome of a call of a web API.
        ///
        /// A status counts as ``init(status:headers:now:)`` says. A request that never left is worth another attempt,
        /// one that may have been acted on only where its method is idempotent. A certificate that was refused, a
        /// request that can't be sent, an answer that can't be read, a cancellation and the total limit are final.
        ///
        /// - Parameters:
        ///   - error: The error of the call.
        ///   - method: The method of the request.
        ///   - now: What the date in a `Retry-After` is counted from.
        public init(_ error: APIError, method: HTTPMethod, now: Date) {
            switch error {
            case .status(let response):
                self.init(status: response.status, headers: response.headers, now: now)
            case .transport(.failed(.resolve, _)), .transport(.failed(.connect, _)), .timedOut(.connect, _):
                self.init(isRetryable: true)
            case .transport(.failed(let phase, _)):
                self.init(isRetryable: phase != .tls && method.isIdempotent)
            case .timedOut(let kind, _):
                self.init(isRetryable: kind != .total && method.isIdempotent)
            case .transport, .invalidRequest, .encoding, .decoding, .tooLarge, .cancelled:
                self.init(isRetryable: false)
            }
        }
    }
}

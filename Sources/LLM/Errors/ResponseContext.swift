import JSONCoding
import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What every error of one response shares: its head, and the secrets that must not show.
struct ResponseContext: Sendable {
    var head: HTTPResponse
    var secrets: Secrets
    /// What the date in a `Retry-After` is counted from.
    var now: Date
    /// What had arrived of the answer when the error came.
    var partial: ChatCompletion?
    /// Whether a part of it was handed out.
    var isCommitted = false

    /// The details of an error, cleaned of secrets.
    func details(
        provider: LLMAPIError.ProviderError? = nil,
        reason: String? = nil,
        body: some Collection<UInt8> = [],
        retryAfter: Duration? = nil
    ) -> LLMAPIError.Details {
        LLMAPIError.Details(
            status: head.status,
            providerError: provider.map(redacted),
            reason: reason.map(secrets.redacted),
            requestID: requestID.map(secrets.redacted),
            bodySnippet: snippet(of: body),
            retryAfter: head.headers.retryAfter(now: now) ?? retryAfter,
            shouldRetry: head.headers.shouldRetry,
            partial: partial,
            isCommitted: isCommitted,
            rateLimits: rateLimits
        )
    }

    /// The error that a provider's own words mean.
    func error(_ json: JSONValue, body: some Collection<UInt8> = []) -> LLMAPIError {
        LLMAPIError(
            classifying: details(
                provider: LLMAPIError.ProviderError(json: json),
                body: body,
                retryAfter: RetryAdvice.delay(in: json)
            )
        )
    }

    /// The JSON of a body, or the error of a body that is none.
    func json(of body: some Collection<UInt8>) throws(LLMAPIError) -> JSONValue {
        do throws(JSONError) {
            return try JSONValue(parsing: body)
        } catch {
            throw malformed(body, error)
        }
    }

    /// The outline of a body's JSON, or the error of a body that is none.
    func outline(of body: UnsafeBufferPointer<UInt8>) throws(LLMAPIError) -> JSONOutline {
        do throws(JSONError) {
            return try JSONOutline(parsing: body)
        } catch {
            throw malformed(body, error)
        }
    }

    private func malformed(_ body: some Collection<UInt8>, _ error: JSONError) -> LLMAPIError {
        let defect = LLMAPIError.BodyDefect(error, in: body)
        return .malformedBody(defect, details(reason: "\(defect.sentence) (\(error))", body: body))
    }

    /// What the provider says is left of its rate limits.
    var rateLimits: RateLimits? { RateLimits(head.headers, now: now) }

    /// How the provider names the request.
    var requestID: String? { head.requestID }

    private func redacted(_ error: LLMAPIError.ProviderError) -> LLMAPIError.ProviderError {
        LLMAPIError.ProviderError(
            message: error.message.map { secrets.redacted($0).shortened(to: Self.longestMessage) },
            type: error.type.map { secrets.redacted($0).shortened(to: Self.longestName) },
            code: error.code.map { secrets.redacted($0).shortened(to: Self.longestName) }
        )
    }

    /// Redacted first, then cut: a secret across the cut would leave a part of itself.
    private func snippet(of body: some Collection<UInt8>) -> String? {
        let text = String(decoding: body.prefix(Self.longestSnippet * 8), as: UTF8.self).trimmingWhitespace
        return secrets.redacted(text).shortened(to: Self.longestSnippet).nonEmpty
    }

    private static let longestSnippet = 1024
    private static let longestMessage = 4096
    private static let longestName = 128
}

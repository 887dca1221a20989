extension LLMAPIError {
    /// What kind of failure it is, by a name that stays the same: for logs, scripts and rules.
    public enum Kind: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
        /// ``LLMAPIError/badRequest(_:)``
        case badRequest = "bad_request"
        /// ``LLMAPIError/authentication(_:)``
        case authentication
        /// ``LLMAPIError/permission(_:)``
        case permission
        /// ``LLMAPIError/notFound(_:)``
        case notFound = "not_found"
        /// ``LLMAPIError/insufficientQuota(_:)``
        case insufficientQuota = "insufficient_quota"
        /// ``LLMAPIError/conflict(_:)``
        case conflict
        /// ``LLMAPIError/rateLimited(retryAfter:_:)``
        case rateLimit = "rate_limit"
        /// ``LLMAPIError/overloaded(retryAfter:_:)``
        case overloaded
        /// ``LLMAPIError/server(_:)``
        case server
        /// ``LLMAPIError/api(_:)``
        case api
        /// ``LLMAPIError/redirect(location:_:)``
        case redirect
        /// ``LLMAPIError/contextLength(_:)``
        case contextLength = "context_length"
        /// ``LLMAPIError/contentFilter(_:)``
        case contentFilter = "content_filter"
        /// ``LLMAPIError/unexpectedContentType(_:_:)``
        case unexpectedContentType = "unexpected_content_type"
        /// ``LLMAPIError/malformedBody(_:_:)``
        case malformedBody = "malformed_body"
        /// ``LLMAPIError/noChoices(_:)``
        case noChoices = "no_choices"
        /// ``LLMAPIError/malformedChunk(reason:_:)``
        case malformedChunk = "malformed_chunk"
        /// ``LLMAPIError/truncated(_:)``
        case truncated
        /// ``LLMAPIError/interrupted(reason:_:)``
        case interrupted
        /// ``LLMAPIError/timeout(_:_:)``
        case timeout
        /// ``LLMAPIError/transport(_:reason:_:)``
        case transport
        /// ``LLMAPIError/cancelled``
        case cancelled

        /// The name, such as `rate_limit`.
        public var description: String { rawValue }
    }

    /// What kind of failure it is.
    public var kind: Kind {
        switch self {
        case .badRequest: .badRequest
        case .authentication: .authentication
        case .permission: .permission
        case .notFound: .notFound
        case .insufficientQuota: .insufficientQuota
        case .conflict: .conflict
        case .rateLimited: .rateLimit
        case .overloaded: .overloaded
        case .server: .server
        case .api: .api
        case .redirect: .redirect
        case .contextLength: .contextLength
        case .contentFilter: .contentFilter
        case .unexpectedContentType: .unexpectedContentType
        case .malformedBody: .malformedBody
        case .noChoices: .noChoices
        case .malformedChunk: .malformedChunk
        case .truncated: .truncated
        case .interrupted: .interrupted
        case .timeout: .timeout
        case .transport: .transport
        case .cancelled: .cancelled
        }
    }
}

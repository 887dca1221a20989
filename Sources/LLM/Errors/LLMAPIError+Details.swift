public import WebAPI

extension LLMAPIError {
    /// What is known about a failure beside its kind.
    public struct Details: Sendable, Hashable {
        /// The status of the response; nil where none came.
        public var status: Int?
        /// What the provider said.
        public var providerError: ProviderError?
        /// What the client found wrong itself, as a sentence.
        public var reason: String?
        /// How the provider names the request; its support asks for it.
        public var requestID: String?
        /// The start of the body, at most 1,024 characters; nil where there was none.
        public var bodySnippet: String?
        /// How long the provider asks to wait before the next attempt.
        public var retryAfter: Duration?
        /// The provider's word on another attempt (`x-should-retry`); it overrides the rules.
        public var shouldRetry: Bool?
        /// What had arrived of the answer; nil where it had not begun.
        public var partial: ChatCompletion?
        /// Whether a part of the answer was handed to the caller before the failure: then nothing is sent again.
        public var isCommitted: Bool
        /// What the provider says is left of its rate limits; nil where it says nothing.
        public var rateLimits: RateLimits?
        /// How many attempts were made, this one counted; in a chain, at this route. 0 where the route rests and the failure is
        /// an earlier one.
        public var attempts: Int
        /// Why no further attempt was made; nil where that was never asked.
        public var stopReason: RetryPolicy.StopReason?
        /// The other routes of a ``ModelChain``, and why they did not answer either.
        public var passedRoutes: [PassedRoute]

        /// Makes details of what is known.
        public init(
            status: Int? = nil,
            providerError: ProviderError? = nil,
            reason: String? = nil,
            requestID: String? = nil,
            bodySnippet: String? = nil,
            retryAfter: Duration? = nil,
            shouldRetry: Bool? = nil,
            partial: ChatCompletion? = nil,
            isCommitted: Bool = false,
            rateLimits: RateLimits? = nil,
            attempts: Int = 1,
            stopReason: RetryPolicy.StopReason? = nil,
            passedRoutes: [PassedRoute] = []
        ) {
            self.status = status
            self.providerError = providerError
            self.reason = reason
            self.requestID = requestID
            self.bodySnippet = bodySnippet
            self.retryAfter = retryAfter
            self.shouldRetry = shouldRetry
            self.partial = partial
            self.isCommitted = isCommitted
            self.rateLimits = rateLimits
            self.attempts = attempts
            self.stopReason = stopReason
            self.passedRoutes = passedRoutes
        }
    }

    /// What is known beside the kind; nil for ``cancelled``.
    public var details: Details? {
        switch self {
        case .badRequest(let details), .authentication(let details), .permission(let details), .notFound(let details),
            .insufficientQuota(let details), .conflict(let details), .rateLimited(_, let details),
            .overloaded(_, let details), .server(let details), .api(let details), .redirect(_, let details),
            .contextLength(let details), .contentFilter(let details), .unexpectedContentType(_, let details),
            .malformedBody(_, let details), .noChoices(let details), .malformedChunk(_, let details),
            .truncated(let details), .interrupted(_, let details), .timeout(_, let details),
            .transport(_, _, let details):
            details
        case .cancelled: nil
        }
    }

    /// The status of the response; nil where none came.
    public var status: Int? { details?.status }
    /// What the provider said.
    public var providerError: ProviderError? { details?.providerError }
    /// How the provider names the request.
    public var requestID: String? { details?.requestID }
    /// The start of the body.
    public var bodySnippet: String? { details?.bodySnippet }
    /// How long the provider asks to wait before the next attempt.
    public var retryAfter: Duration? { details?.retryAfter }
    /// Whether a part of the answer was handed to the caller before the failure.
    public var isCommitted: Bool { details?.isCommitted ?? false }
    /// What the provider says is left of its rate limits.
    public var rateLimits: RateLimits? { details?.rateLimits }
    /// The other routes of a chain, and why they did not answer either.
    public var passedRoutes: [PassedRoute] { details?.passedRoutes ?? [] }
    /// What had arrived of the answer.
    public var partial: ChatCompletion? { details?.partial }
}

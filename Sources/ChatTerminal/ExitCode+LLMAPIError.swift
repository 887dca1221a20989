public import LLM

extension ExitCode {
    /// The code for a call that failed.
    public init(_ error: LLMAPIError) {
        switch error.kind {
        case .authentication, .permission: self = .noAccess
        case .rateLimit, .insufficientQuota: self = .rateLimit
        case .timeout, .transport: self = .network
        case .truncated, .interrupted: self = .incomplete
        case .cancelled: self = .interrupted
        case .badRequest, .notFound, .conflict, .overloaded, .server, .api, .redirect, .contextLength, .contentFilter,
            .unexpectedContentType, .malformedBody, .noChoices, .malformedChunk:
            self = .failure
        }
    }
}

public import LLM

extension ExitCode {
    /// The code for a call that failed.
    ///
    /// What broke an answer off that had begun, and has no code of its own, counts as an answer that was cut off.
    public init(_ error: LLMAPIError) {
        switch error.kind {
        case .authentication, .permission: self = .noAccess
        case .rateLimit, .insufficientQuota: self = .rateLimit
        case .timeout, .transport: self = .network
        case .truncated, .interrupted: self = .incomplete
        case .cancelled: self = .interrupted
        case _ where error.details?.isCommitted == true: self = .incomplete
        case .badRequest, .notFound, .conflict, .overloaded, .server, .api, .redirect, .contextLength, .contentFilter,
            .unexpectedContentType, .malformedBody, .noChoices, .malformedChunk:
            self = .failure
        }
    }
}

public import LLM

extension ExitCode {
    /// The code for a call that failed.
    ///
    /// Whatever broke an answer off after a part of it was handed out, the answer was cut off: a script has to know that
    /// what stands on standard output is not all. Only Ctrl-C keeps its own code.
    public init(_ error: LLMAPIError) {
        switch error.kind {
        case .cancelled: self = .interrupted
        case _ where error.details?.isCommitted == true: self = .incomplete
        case .authentication, .permission: self = .noAccess
        case .rateLimit, .insufficientQuota: self = .rateLimit
        case .timeout, .transport: self = .network
        case .truncated, .interrupted: self = .incomplete
        case .badRequest, .notFound, .conflict, .overloaded, .server, .api, .redirect, .contextLength, .contentFilter,
            .unexpectedContentType, .malformedBody, .noChoices, .malformedChunk:
            self = .failure
        }
    }
}

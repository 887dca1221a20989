import ChatCore
public import LLM

extension ExitCode {
    /// The code for a call that failed.
    ///
    /// Whatever broke an answer off after a part of it was handed out, the answer was cut off: a script has to know that
    /// what stands on standard output is not all. Only Ctrl-C keeps its own code.
    public init(_ error: LLMAPIError) {
        self.init(error.kind, isCommitted: error.details?.isCommitted == true)
    }

    /// The code for an answer that is kept, and not whole.
    init(_ failure: AnswerRecord.Failure, of answer: Message) {
        guard let kind = LLMAPIError.Kind(rawValue: failure.kind) else {
            self = .incomplete
            return
        }
        self.init(kind, isCommitted: answer.status == .truncated)
    }

    private init(_ kind: LLMAPIError.Kind, isCommitted: Bool) {
        switch kind {
        case .cancelled: self = .interrupted
        case _ where isCommitted: self = .incomplete
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

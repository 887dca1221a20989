import WebAPI

/// What becomes of a call.
extension CallLog {
    /// An attempt failed, and the next one, `attempt` of `count`, begins in `delay`.
    func retrying(attempt: Int, of count: Int, after delay: Duration, because error: LLMAPIError) {
        tell(
            .warning,
            "Trying again",
            [Field("attempt", "\(attempt)"), Field("of", "\(count)"), Field("after", delay.inSeconds)]
                + fields(of: error)
        )
    }

    /// Another model or server takes over.
    func switched(to name: String, because error: LLMAPIError) {
        tell(.warning, "Switching", [Field("to", name)] + fields(of: error))
    }

    /// The answer is complete.
    func finished(_ completion: ChatCompletion, after time: Duration) {
        tell(
            .info,
            "Answer",
            [
                completion.model.rawValue.nonEmpty.map { Field("model", $0) },
                completion.finishReason.map { Field("finish_reason", $0.rawValue) },
                completion.usage?.promptTokens.map { Field("prompt_tokens", "\($0)") },
                completion.usage?.completionTokens.map { Field("completion_tokens", "\($0)") },
                Field("time", time.inSeconds),
            ]
        )
    }

    /// The call failed for good; one that was cancelled is no error.
    func failed(_ error: LLMAPIError, after time: Duration) {
        tell(error == .cancelled ? .info : .error, "Failure", fields(of: error) + [Field("time", time.inSeconds)])
    }

    /// The cache could not be read or written, and the call goes on without it.
    func cacheFailed(_ error: ResponseCacheError) {
        tell(.warning, "Cache failure", [Field("error", error.description)])
    }

    private func fields(of error: LLMAPIError) -> [Field?] {
        [
            Field("kind", error.kind.rawValue), error.status.map { Field("status", "\($0)") },
            error.requestID.map { Field("request_id", $0) }, Field("error", error.description),
        ]
    }
}

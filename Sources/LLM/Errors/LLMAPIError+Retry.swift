import WebAPI

extension LLMAPIError {
    /// Whether the same request may well succeed when it is sent again.
    ///
    /// What ended an answer that had begun is final once a part of it was handed out, since a second attempt would say
    /// that part again. Short of that, the provider's own word (`x-should-retry`) overrides the rule.
    public var isRetryable: Bool {
        switch self {
        case .truncated(let details), .interrupted(_, let details), .malformedChunk(_, let details),
            .timeout(.some, let details):
            !details.isCommitted && (details.shouldRetry ?? true)
        case .transport(let phase, _, _): phase != .tls
        case .cancelled: false
        default: details?.shouldRetry ?? isRetryableByKind
        }
    }

    private var isRetryableByKind: Bool {
        switch self {
        case .conflict, .rateLimited, .overloaded, .server, .timeout: true
        case .api(let details): details.isSuccess && Self.retryableCodes(details.providerError?.code)
        case .malformedBody(let defect, _): defect == .empty || defect == .cut
        default: false
        }
    }

    /// The codes of an error inside a success that say what a status would have said.
    private static func retryableCodes(_ code: String?) -> Bool {
        guard let code = code.flatMap(Double.init) else { return false }
        return code == 408 || code == 409 || code == 429 || (500..<1000).contains(code)
    }
}

extension LLMAPIError.Details {
    /// Whether the status was a success; a stream that was read without its head counts as one.
    fileprivate var isSuccess: Bool { status.map { (200..<300).contains($0) } ?? true }
}

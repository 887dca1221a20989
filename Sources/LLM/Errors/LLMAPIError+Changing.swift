extension LLMAPIError {
    /// The same error with other details.
    func changing(_ change: (inout Details) -> Void) -> LLMAPIError {
        guard var details else { return self }
        change(&details)
        return switch self {
        case .badRequest: .badRequest(details)
        case .authentication: .authentication(details)
        case .permission: .permission(details)
        case .notFound: .notFound(details)
        case .insufficientQuota: .insufficientQuota(details)
        case .conflict: .conflict(details)
        case .rateLimited(let retryAfter, _): .rateLimited(retryAfter: details.retryAfter ?? retryAfter, details)
        case .overloaded(let retryAfter, _): .overloaded(retryAfter: details.retryAfter ?? retryAfter, details)
        case .server: .server(details)
        case .api: .api(details)
        case .redirect(let location, _): .redirect(location: location, details)
        case .contextLength: .contextLength(details)
        case .contentFilter: .contentFilter(details)
        case .unexpectedContentType(let type, _): .unexpectedContentType(type, details)
        case .malformedBody(let defect, _): .malformedBody(defect, details)
        case .noChoices: .noChoices(details)
        case .malformedChunk(let reason, _): .malformedChunk(reason: reason, details)
        case .truncated: .truncated(details)
        case .interrupted(let reason, _): .interrupted(reason: reason, details)
        case .timeout(let kind, _): .timeout(kind, details)
        case .transport(let phase, let reason, _): .transport(phase, reason: reason, details)
        case .cancelled: .cancelled
        }
    }
}

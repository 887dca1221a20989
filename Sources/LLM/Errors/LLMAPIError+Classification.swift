extension LLMAPIError {
    /// The error that a response means: by what its provider says, else by its status.
    ///
    /// A type or code that is known by name wins over the status; only `content_filter` needs a 4xx, since within a
    /// success it is a reason to finish. The text of a message never decides, it is written for people. The error in a
    /// success is given with its status, or with nil.
    init(classifying details: Details) {
        let status = details.status ?? 200
        self = Self(named: details, status: status) ?? Self(status: status, details)
    }

    private init?(named details: Details, status: Int) {
        let names = [details.providerError?.type, details.providerError?.code].compactMap { $0?.lowercased() }
        if names.contains("insufficient_quota") {
            self = .insufficientQuota(details)
        } else if names.contains("context_length_exceeded") || names.contains("exceed_context_size_error") {
            self = .contextLength(details)
        } else if names.contains("content_filter"), (400..<500).contains(status) {
            self = .contentFilter(details)
        } else if names.contains("rate_limit_exceeded") || names.contains("rate_limit_error") {
            self = .rateLimited(retryAfter: details.retryAfter, details)
        } else if names.contains(where: { $0.contains("overloaded") }) {
            self = .overloaded(retryAfter: details.retryAfter, details)
        } else {
            return nil
        }
    }

    private init(status: Int, _ details: Details) {
        switch status {
        case 300..<400: self = .redirect(location: nil, details)
        case 400, 413, 422: self = .badRequest(details)
        case 401: self = .authentication(details)
        case 402: self = .insufficientQuota(details)
        case 403: self = .permission(details)
        case 404: self = .notFound(details)
        case 408: self = .timeout(nil, details)
        case 409: self = .conflict(details)
        case 429: self = .rateLimited(retryAfter: details.retryAfter, details)
        case 529: self = .overloaded(retryAfter: details.retryAfter, details)
        case 500...: self = .server(details)
        default: self = .api(details)
        }
    }
}

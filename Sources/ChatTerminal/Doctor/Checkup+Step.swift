import LLM
import WebAPI

extension Checkup {
    /// What an endpoint must have for an answer to come of it, in the order in which it shows.
    public enum Step: String, Sendable, Hashable, CaseIterable {
        /// Its host is found.
        case host
        /// It can be reached, and the connection is secure where it should be.
        case connection
        /// It accepts the key.
        case key
        /// It has the model.
        case model
        /// It begins to answer.
        case answer
    }

    /// What a check says about one step.
    public enum Finding: String, Sendable, Hashable {
        case passed
        case failed
        /// It did not come to that, or the failure says nothing about it.
        case unknown
    }

    /// What the check says about a step.
    public func finding(of step: Step) -> Finding {
        switch outcome {
        case .answered: return .passed
        case .unusable(let missing, _, _): return step == missing ? .failed : .unknown
        case .failed(let error):
            let (passed, failed) = error.steps
            return step == failed ? .failed : passed.contains(step) ? .passed : .unknown
        }
    }
}

extension LLMAPIError {
    /// The steps that a failure shows to be taken, and the one where it happened.
    fileprivate var steps: (passed: Set<Checkup.Step>, failed: Checkup.Step) {
        switch self {
        case .transport(.resolve, _, _): ([], .host)
        case .transport(.connect, _, _), .transport(.tls, _, _): ([.host], .connection)
        // Looking for the host counts towards the time for connecting.
        case .timeout(.connect, _): ([], .connection)
        case .timeout(.total, _) where status == nil, .cancelled: ([], .answer)
        case .authentication, .permission: ([.host, .connection], .key)
        case .notFound: ([.host, .connection], .model)
        case .insufficientQuota: ([.host, .connection, .key], .answer)
        case .noChoices, .malformedChunk, .truncated, .interrupted: ([.host, .connection, .key, .model], .answer)
        case .badRequest, .conflict, .rateLimited, .overloaded, .server, .api, .redirect, .contextLength,
            .contentFilter, .unexpectedContentType, .malformedBody, .timeout, .transport:
            ([.host, .connection], .answer)
        }
    }
}

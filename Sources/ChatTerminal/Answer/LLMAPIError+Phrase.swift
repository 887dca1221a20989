public import LLM
import WebAPI

extension LLMAPIError {
    /// What failed, in a few words: the status of the response and what it means, or what stood in the way.
    ///
    /// It begins in lower case, and never repeats what a server has said.
    public var phrase: String {
        guard let status, !(200..<300).contains(status) else { return words }
        return "\(status) \(words)"
    }

    private var words: String {
        switch self {
        case .badRequest: "bad request"
        case .authentication: "key refused"
        case .permission: "not permitted"
        case .notFound: "not found"
        case .insufficientQuota: "out of credit"
        case .conflict: "conflict"
        case .rateLimited: "rate limited"
        case .overloaded: "overloaded"
        case .server: "server error"
        case .api: "provider error"
        case .redirect: "redirected"
        case .contextLength: "too long for the model"
        case .contentFilter: "filtered"
        case .unexpectedContentType: "web page, no answer"
        case .malformedBody(.empty, _): "empty answer"
        case .malformedBody, .malformedChunk: "unreadable answer"
        case .noChoices: "no answer in it"
        case .truncated: "answer cut off"
        case .interrupted: "connection lost"
        case .timeout(let kind, _): kind?.words ?? "timed out"
        case .transport(let phase, _, _): phase.words
        case .cancelled: "stopped"
        }
    }
}

extension TimeoutKind {
    fileprivate var words: String {
        switch self {
        case .connect: "no connection in time"
        case .firstByte: "no answer in time"
        case .idle, .event: "nothing came in time"
        case .total: "out of time"
        }
    }
}

extension TransportError.Phase {
    fileprivate var words: String {
        switch self {
        case .resolve: "host not found"
        case .connect: "no connection"
        case .tls: "no secure connection"
        case .send, .head, .body: "connection lost"
        }
    }
}

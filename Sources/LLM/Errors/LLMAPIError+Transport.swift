import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension LLMAPIError {
    /// The error of a request that got no response, or none with success; `now` is when it came.
    init(_ error: APIError, secrets: Secrets, now: Date) {
        switch error {
        case .invalidRequest(let reason):
            self = .badRequest(Details(reason: secrets.redacted(reason)))
        case .encoding(let cause):
            self = .badRequest(Details(reason: secrets.redacted("The request can't be written as JSON: \(cause)")))
        case .transport(let error):
            self.init(error, details: Details(), secrets: secrets)
        case .timedOut(let kind, let limit):
            self.init(.timedOut(kind, after: limit), details: Details(), secrets: secrets)
        case .status(let response), .decoding(_, let response):
            let head = HTTPResponse(status: response.status, headers: response.headers)
            self.init(ResponseContext(head: head, secrets: secrets, now: now), body: response.body)
        case .tooLarge(let limit):
            self = .malformedBody(.tooLarge, Details(reason: "The answer is larger than \(limit) bytes."))
        case .cancelled:
            self = .cancelled
        }
    }

    /// The error that a transport's error means; `details` is what is known of the response, if it had begun.
    init(_ error: TransportError, details: Details, secrets: Secrets) {
        var details = details
        switch error {
        case .failed(.body, let reason):
            self = .interrupted(reason: secrets.redacted(reason), details)
        case .failed(let phase, let reason):
            self = .transport(phase, reason: secrets.redacted(reason), details)
        case .timedOut(let kind, let limit):
            details.reason = "\(kind.sentence) within \(limit.inSeconds)."
            self = .timeout(kind, details)
        case .undecodableBody(let reason):
            details.reason = secrets.redacted(reason)
            self = .malformedBody(.undecodable, details)
        case .invalidRequest(let reason):
            details.reason = secrets.redacted(reason)
            self = .badRequest(details)
        case .cancelled:
            self = .cancelled
        }
    }
}

extension TransportError.Phase {
    /// What to do about a failure in this phase.
    var nextStep: String {
        switch self {
        case .resolve: "Check the base URL and the network."
        case .connect: "Check that the server runs and can be reached from here."
        case .tls: "Check the server's certificate and this machine's clock."
        case .send, .head, .body: "Try again."
        }
    }
}

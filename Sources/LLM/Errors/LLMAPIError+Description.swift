import WebAPI

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension LLMAPIError: LocalizedError, CustomStringConvertible {
    /// What happened, what the provider says about it, and what to do next.
    public var description: String {
        var sentences = [happening]
        if let message = details?.providerError?.message {
            sentences.append("The provider says: \(message.endingInFullStop)")
        }
        sentences += effort
        sentences.append(nextStep)
        if let requestID { sentences.append("(Request \(requestID))") }
        return sentences.joined(separator: " ")
    }

    /// What was done about it, as far as that is not plain.
    private var effort: [String] {
        guard let details else { return [] }
        var sentences: [String] = []
        if details.isCommitted, !isAboutTheEnd { sentences.append("The answer is cut off.") }
        if details.attempts > 1 { sentences.append("It was tried \(details.attempts) times.") }
        if let reason = details.stopReason, reason.isTelling { sentences.append("\(reason)".sentence) }
        if !details.passedRoutes.isEmpty {
            let routes = details.passedRoutes.map { "\($0)" }.joined(separator: " ")
            sentences.append("Nobody else answered: \(routes)")
        }
        return sentences
    }

    /// Whether the failure itself says that the answer did not come to its end.
    private var isAboutTheEnd: Bool { kind == .truncated || kind == .interrupted }

    /// The same as ``description``.
    public var errorDescription: String? { description }
    /// What happened.
    public var failureReason: String? { happening }
    /// What to do next.
    public var recoverySuggestion: String? { nextStep }

    private var happening: String {
        switch self {
        case .badRequest(let details): details.reason ?? "The request was refused as it is\(answered)."
        case .authentication: "The key is missing or not accepted\(answered)."
        case .permission: "The key is not allowed to do this\(answered)."
        case .notFound: "The server knows no such model or path\(answered)."
        case .insufficientQuota: "The account has no credit left\(answered)."
        case .conflict: "The request collides with another one\(answered)."
        case .rateLimited: "There are too many requests\(answered)."
        case .overloaded: "The provider is overloaded\(answered)."
        case .server: "The provider failed\(answered)."
        case .api: "The provider reports an error\(answered)."
        case .redirect(let location, _): "The server sends requests elsewhere\(location.map { ", to \($0)" } ?? "")."
        case .contextLength: "The messages are too long for the model."
        case .contentFilter: "The provider's content filter refused the request."
        case .unexpectedContentType: "The server answered with a web page instead of a completion."
        case .malformedBody(let defect, let details): details.reason ?? defect.sentence
        case .noChoices: "The completion holds no choice, so there is no answer in it."
        case .malformedChunk(let reason, _): "A part of the stream could not be read: \(reason.endingInFullStop)"
        case .truncated: "The stream ended before the answer was complete."
        case .interrupted(let reason, _):
            "The connection was lost before the answer was complete: \(reason.endingInFullStop)"
        case .timeout(_, let details): details.reason ?? "The server waited too long for the request (status 408)."
        case .transport(_, let reason, _): reason.endingInFullStop
        case .cancelled: "The request was cancelled."
        }
    }

    private var nextStep: String {
        switch self {
        case .badRequest, .conflict, .server:
            isRetryable ? wait : "Change the request before it is sent again."
        case .api: isRetryable ? wait : "The same request is likely to fail again."
        case .authentication: "Check the API key, and that it belongs to this server."
        case .permission: "Check what the key and the account may use."
        case .notFound: "Check the model's name and the base URL, which usually ends in /v1."
        case .insufficientQuota: "Add credit or choose another provider; waiting does not help."
        case .rateLimited, .overloaded: wait
        case .redirect: "Set the base URL to the address that answers itself."
        case .contextLength: "Shorten the messages, or choose a model that reads more."
        case .contentFilter: "Rephrase the messages."
        case .unexpectedContentType: "Check the base URL; a proxy or a sign-in page may stand before the server."
        case .malformedBody, .noChoices: isRetryable ? "Try again." : "Check that the server speaks OpenAI's chat API."
        case .malformedChunk, .truncated, .interrupted:
            isRetryable ? "Try again." : "What had arrived is kept; send the request again for a whole answer."
        case .timeout: "Try again, or allow more time."
        case .transport(let phase, _, _): phase.nextStep
        case .cancelled: "Send it again to get an answer."
        }
    }

    /// How the server said so: by its status, or in a success by the error's own code.
    private var answered: String {
        guard let status, !(200..<300).contains(status) else {
            return providerError?.code.map { " (code \($0))" } ?? ""
        }
        return " (status \(status))"
    }

    private var wait: String { "Try again in \(retryAfter.map(\.inSeconds) ?? "a moment")." }
}

extension String {
    /// A phrase as a sentence.
    fileprivate var sentence: String { (prefix(1).uppercased() + dropFirst()).endingInFullStop }

    fileprivate var endingInFullStop: String {
        last.map { ".!?…".contains($0) } == true ? self : self + "."
    }
}

extension RetryPolicy.StopReason {
    /// Whether it says more than the failure itself.
    fileprivate var isTelling: Bool {
        switch self {
        case .waitTooLong, .budgetSpent, .outOfTime: true
        case .notRetryable, .attemptsUsed: false
        }
    }
}

import WebAPI

/// A route of a ``ModelChain`` that did not answer, and why.
public struct PassedRoute: Sendable, Hashable {
    /// Why a route did not answer.
    public enum Reason: Sendable, Hashable {
        /// It was asked, and failed.
        case failed(LLMAPIError)
        /// It had failed too often, or asked to be left alone, and is not asked again for this long, or (nil) until a call
        /// that is under way has found out whether it is back; the error is its last.
        case resting(Duration?, after: LLMAPIError?)
        /// It lacks something that the request needs.
        case lacks(Set<ChatCapability>)
    }

    /// The label of the route.
    public var label: String
    /// Why it did not answer.
    public var reason: Reason

    /// Makes a note of a route.
    public init(label: String, reason: Reason) {
        self.label = label
        self.reason = reason
    }

    /// What the route failed with, now or before.
    public var error: LLMAPIError? {
        switch reason {
        case .failed(let error): error
        case .resting(_, let error): error
        case .lacks: nil
        }
    }
}

extension PassedRoute: CustomStringConvertible {
    /// The label and the reason, in one sentence.
    public var description: String {
        switch reason {
        case .failed(let error): "\(label): \(error.failureReason ?? "\(error)")"
        case .resting(let time, _):
            "\(label): It failed before, and is left alone\(time.map { " for \($0.inSeconds)" } ?? " for the moment")."
        case .lacks(let capabilities):
            "\(label): It does not take \(capabilities.map(\.rawValue).sorted().joined(separator: ", "))."
        }
    }
}

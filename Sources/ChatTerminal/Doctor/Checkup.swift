public import LLM

/// What the check of one endpoint found.
public struct Checkup: Sendable, Hashable {
    /// How it went.
    public enum Outcome: Sendable, Hashable {
        /// The answer began after this long.
        case answered(after: Duration)
        /// It was asked, and the call failed.
        case failed(LLMAPIError)
        /// It could not be asked: what was missing, why in a sentence with what to do, and the program's code for it.
        case unusable(Step, reason: String, code: ExitCode)
    }

    /// How a sentence calls the endpoint.
    public var name: String
    /// Its address, without anything secret; nil where there is none.
    public var address: String?
    /// The model that was asked; nil where it did not come to that.
    public var model: String?
    /// How it went.
    public var outcome: Outcome

    /// Makes a note of a check.
    public init(name: String, address: String? = nil, model: String? = nil, outcome: Outcome) {
        self.name = name
        self.address = address
        self.model = model
        self.outcome = outcome
    }

    /// How long the answer took to begin; nil where it did not.
    public var timeToFirstToken: Duration? {
        if case .answered(let time) = outcome { time } else { nil }
    }

    /// What happened and what to do about it; nil where all is well.
    public var advice: String? {
        switch outcome {
        case .answered: nil
        case .failed(let error): "\(error)"
        case .unusable(_, let reason, _): reason
        }
    }

    /// The exit code that it calls for; nil where all is well.
    public var failureCode: ExitCode? {
        switch outcome {
        case .answered: nil
        case .failed(let error): ExitCode(error)
        case .unusable(_, _, let code): code
        }
    }
}

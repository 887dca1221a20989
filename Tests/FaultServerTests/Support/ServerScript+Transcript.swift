import FaultServer

extension ServerScript {
    /// What it does, in words that can be compared: the policy, and each answer to a request for a stream.
    var transcript: [String] {
        ["\(policy) \(repetition)"] + answers.map(\.transcript)
            + routes.map { "\($0.model ?? "-") \($0.path ?? "-") \($0.repetition) \($0.answers.map(\.transcript))" }
    }
}

extension ServerScript.Answer {
    fileprivate var transcript: String {
        let response =
            switch self {
            case .chat(let answer): answer.response()
            case .response(let response): response
            }
        return "\(response.acceptDelay) \(response.steps.map { "\($0)" })"
    }
}

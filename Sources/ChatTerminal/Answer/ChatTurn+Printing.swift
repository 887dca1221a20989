public import ChatCore
import LLM

extension AnswerPrinter {
    /// Prints what there still is to print of an answer that did not come whole.
    public mutating func end(_ outcome: ChatTurn.Outcome) throws(OutputError) {
        if let failure = outcome.failure as? LLMAPIError { try breakOff(failure) }
    }
}

extension ChatTurn.Outcome {
    /// What the program fails with; `nil` where the answer is complete.
    public var failure: (any Error)? {
        if let showError { return showError }
        if let error { return error }
        return message.status == .stopped ? LLMAPIError.cancelled : nil
    }
}

extension AnswerRecord.Omission {
    /// What was left out, in a sentence.
    public var sentence: String {
        let what = messages == 1 ? "The oldest message was" : "The \(messages) oldest messages were"
        let size = "\(isEstimate ? "about " : "")\(tokens) tokens"
        return "\(what) left out (\(size)): the conversation is too long for the model."
    }
}

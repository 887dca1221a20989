public import LLM
import WebAPI

extension ChatViewModel {
    /// How far the answer has come, for a line that says so.
    public enum Status: Sendable, Hashable {
        /// Nothing is going on.
        case idle
        /// The question was sent.
        case waiting
        /// The answer is coming.
        case streaming
        /// An attempt failed before any part of an answer came; the next one, `attempt` of `of`, begins in `after`.
        case retrying(attempt: Int, of: Int, after: Duration, because: LLMAPIError)
        /// Somebody else is asked, since the one before did not answer.
        case switched(to: String, because: LLMAPIError)
        /// It is being stopped.
        case stopping
        /// The last answer is not whole.
        case failed(AnswerRecord.Failure)
    }
}

extension ChatViewModel.Status: CustomStringConvertible {
    /// The status as a sentence; empty for ``idle``.
    public var description: String {
        switch self {
        case .idle: ""
        case .waiting: "Waiting for the answer…"
        case .streaming: "Answering…"
        case .retrying(let attempt, let count, let delay, let error):
            "\(error.failureReason ?? error.description) Trying again in \(delay.inSeconds) (\(attempt) of \(count))…"
        case .switched(let route, let error): "\(error.failureReason ?? error.description) Asking \(route)…"
        case .stopping: "Stopping…"
        case .failed(let failure): failure.sentence
        }
    }

    /// The status of a conversation that ends so, while nothing goes on in it.
    init(after last: Message?) {
        let failure = last.flatMap { [.failed, .truncated].contains($0.status) ? $0.answer?.failure : nil }
        self = failure.map(Self.failed) ?? .idle
    }

    /// What an event makes of the status; `nil` where it changes nothing.
    init?(_ event: ChatStreamEvent) {
        switch event {
        case .text, .reasoning, .refusal, .toolCall: self = .streaming
        case .retrying(let attempt, let count, let delay, let error):
            self = .retrying(attempt: attempt, of: count, after: delay, because: error)
        case .switched(let route, let error): self = .switched(to: route, because: error)
        case .restarted: self = .waiting
        case .usage, .finished: return nil
        }
    }
}

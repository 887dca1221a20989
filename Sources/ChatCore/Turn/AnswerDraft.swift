import LLM
import WebAPI

/// An answer as far as it has come: puts its events together to the message that they are.
struct AnswerDraft {
    /// How an answer ends.
    enum End {
        case complete(ChatCompletion)
        case stopped
        case broken(LLMAPIError)

        /// What broke it off.
        var error: LLMAPIError? {
            if case .broken(let error) = self { error } else { nil }
        }
    }

    /// The message as it began.
    let begun: Message
    private var record: AnswerRecord
    private var pieces = AnswerPieces()
    private var firstPart: Duration?

    /// Makes the draft of a message that has just begun.
    init(_ message: Message) {
        begun = message
        record = message.answer ?? AnswerRecord()
    }

    /// Whether no part of an answer has come.
    var isEmpty: Bool { firstPart == nil }

    /// Takes in an event that came so long after the request.
    mutating func receive(_ event: ChatStreamEvent, after elapsed: Duration) {
        switch event {
        case .text(""), .reasoning(""), .refusal(""), .retrying, .finished: break
        case .text, .reasoning, .refusal, .toolCall:
            if let piece = event.piece { pieces.append(piece) }
            firstPart = firstPart ?? elapsed
        case .usage(let usage): record.usage = usage
        case .switched(let route, let error): pass(to: route, because: error)
        case .restarted: (pieces, firstPart) = (AnswerPieces(), nil)
        }
    }

    /// Notes that more of the conversation is not sent.
    mutating func leaveOut(_ omission: AnswerRecord.Omission) {
        record.leaveOut(omission)
    }

    /// The message as it is kept.
    func message(
        _ end: End,
        after elapsed: Duration,
        price: (ModelID, Usage) -> Double?
    ) -> Message {
        var message = begun
        var record = record
        message.body = spoken
        message.reasoning = pieces.reasoning
        switch end {
        case .complete(let completion):
            message.status = .complete
            if let answer = completion.choices.first?.message { message.body = ChatMessage(answer) }
            message.reasoning = completion.reasoning ?? pieces.reasoning
            record.take(completion)
        case .stopped:
            message.status = .stopped
        case .broken(let error):
            message.status = isEmpty ? .failed : .truncated
            record.take(error)
        }
        record.cost = record.usage.flatMap { usage in
            usage.cost ?? record.model.flatMap { price($0, usage) }
        }
        record.timings = AnswerRecord.Timings(firstToken: firstPart?.seconds, total: elapsed.seconds)
        message.answer = record
        return message
    }

    /// What was said, as far as it has come.
    private var spoken: ChatMessage {
        ChatMessage(
            role: .assistant,
            content: pieces.text.isEmpty ? nil : .text(pieces.text),
            refusal: pieces.refusal.isEmpty ? nil : pieces.refusal
        )
    }

    private mutating func pass(to route: String, because error: LLMAPIError) {
        let reason = error.failureReason ?? "\(error)"
        record.passedRoutes.append(record.endpoint.map { "\($0): \(reason)" } ?? reason)
        record.endpoint = route
        // It was the one before that was asked for this model.
        record.model = nil
    }
}

extension AnswerRecord {
    /// Notes that more of the conversation is not sent.
    mutating func leaveOut(_ more: Omission) {
        let before = omission ?? Omission(messages: 0, tokens: 0, isEstimate: false)
        omission = Omission(
            messages: before.messages + more.messages,
            tokens: before.tokens + more.tokens,
            isEstimate: before.isEstimate || more.isEstimate
        )
    }

    /// Takes over what a whole answer says of itself.
    fileprivate mutating func take(_ completion: ChatCompletion) {
        let isPassed = completion.provenance?.passedRoutes.isEmpty == false
        if isPassed { model = nil }
        takeWhatIsKnown(completion)
        guard let provenance = completion.provenance else { return }
        endpoint = provenance.route ?? endpoint
        passedRoutes = provenance.passedRoutes.map(\.description)
        requestID = provenance.requestID
        age = provenance.age?.seconds
    }

    /// Takes over what an error says, and what had arrived.
    fileprivate mutating func take(_ error: LLMAPIError) {
        if let partial = error.partial { takeWhatIsKnown(partial) }
        if !error.passedRoutes.isEmpty { passedRoutes = error.passedRoutes.map(\.description) }
        requestID = error.requestID
        failure = Failure(error)
    }

    private mutating func takeWhatIsKnown(_ completion: ChatCompletion) {
        if !completion.model.rawValue.isEmpty { model = completion.model }
        usage = completion.usage ?? usage
        finishReason = completion.finishReason
    }
}

extension AnswerRecord.Failure {
    /// What an error is for those who read the answer later.
    init(_ error: LLMAPIError) {
        // What had begun is never sent again unasked; whoever asks again may well get a whole answer.
        let isCutOff = [.truncated, .interrupted, .malformedChunk, .timeout].contains(error.kind)
        self.init(
            kind: error.kind.rawValue,
            sentence: error.description,
            isRetryable: error.isRetryable || error.isCommitted && isCutOff
        )
    }
}

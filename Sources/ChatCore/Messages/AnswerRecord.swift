public import LLM

/// What is known of an answer beside its text: who gave it, how it ended, what it took.
public struct AnswerRecord: Sendable, Hashable {
    /// The model that answered, as the server calls it; before that, the one that was asked.
    public var model: ModelID?
    /// How a sentence calls the endpoint that answered.
    public var endpoint: String?
    /// Why the model ended.
    public var finishReason: FinishReason?
    /// The tokens it took, as the server counts them.
    public var usage: Usage?
    /// What it cost in US dollars, as the server says or by the prices that are configured.
    public var cost: Double?
    /// How long it took.
    public var timings: Timings?
    /// Why it is not whole; `nil` where it is, and where somebody stopped it.
    public var failure: Failure?
    /// What of the conversation was not sent, since it would not have fitted.
    public var omission: Omission?
    /// How old the answer was, in seconds, if it came from the cache; `nil` for one that was made for this question.
    public var age: Double?
    /// Who was asked before, and why they did not answer: a sentence for each.
    public var passedRoutes: [String]
    /// How the provider names the request; its support asks for it.
    public var requestID: String?

    /// Makes a record of an answer that has just been asked for.
    public init(model: ModelID? = nil, endpoint: String? = nil, omission: Omission? = nil) {
        self.model = model
        self.endpoint = endpoint
        self.omission = omission
        passedRoutes = []
    }
}

extension AnswerRecord {
    /// How long an answer took, in seconds since the request was sent.
    public struct Timings: Sendable, Hashable, Codable {
        /// Until its first part came; `nil` where none came.
        public var firstToken: Double?
        /// Until it ended.
        public var total: Double

        /// Makes timings.
        public init(firstToken: Double?, total: Double) {
            self.firstToken = firstToken
            self.total = total
        }
    }

    /// Why an answer is not whole.
    public struct Failure: Sendable, Hashable, Codable {
        /// What kind of failure it was: the raw value of an `LLMAPIError.Kind`, `writer_gone` where the program that
        /// wrote the answer ended before it, or `unkept` where the store could not take its end.
        public var kind: String
        /// A sentence that says what happened and what to do.
        public var sentence: String
        /// Whether the same request may work the next time.
        public var isRetryable: Bool

        /// Makes a failure.
        public init(kind: String, sentence: String, isRetryable: Bool) {
            self.kind = kind
            self.sentence = sentence
            self.isRetryable = isRetryable
        }
    }

    /// What of a conversation was left out of a request.
    public struct Omission: Sendable, Hashable, Codable {
        /// How many messages were left out, the oldest first.
        public var messages: Int
        /// How many tokens they take.
        public var tokens: Int
        /// Whether `tokens` is an estimate, and not the provider's count.
        public var isEstimate: Bool

        /// Makes an omission.
        public init(messages: Int, tokens: Int, isEstimate: Bool) {
            self.messages = messages
            self.tokens = tokens
            self.isEstimate = isEstimate
        }
    }
}

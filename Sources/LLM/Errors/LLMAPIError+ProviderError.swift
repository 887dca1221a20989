extension LLMAPIError {
    /// What a provider says about a failure, from wherever it put it.
    public struct ProviderError: Sendable, Hashable {
        /// The sentence for a person.
        public var message: String?
        /// The class of the failure, such as `invalid_request_error` or `RESOURCE_EXHAUSTED`.
        public var type: String?
        /// The code of the failure, such as `model_not_found` or `429`; numbers as text.
        public var code: String?

        /// Makes an error of its parts.
        public init(message: String? = nil, type: String? = nil, code: String? = nil) {
            self.message = message
            self.type = type
            self.code = code
        }
    }
}

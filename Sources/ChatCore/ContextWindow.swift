import JSONCoding
public import LLM

/// How much a model reads and writes at once.
public struct ContextWindow: Sendable, Hashable {
    /// The tokens of the request and the answer together.
    public var tokens: Int
    /// The tokens of them that are left for the answer.
    public var answerTokens: Int

    /// Makes a window.
    ///
    /// - Parameters:
    ///   - tokens: The tokens of the request and the answer together.
    ///   - answerTokens: What is left for the answer; by default a quarter, at most 4,096.
    public init(tokens: Int, answerTokens: Int? = nil) {
        self.tokens = tokens
        self.answerTokens = answerTokens ?? min(tokens / 4, 4_096)
    }
}

extension ContextWindow {
    /// The window of a model, as the list of its endpoint tells it; `nil` where the list doesn't.
    ///
    /// It is `context_length` (OpenRouter), `context_window` (Groq), `max_context_length` (Mistral, LM Studio),
    /// `max_model_len` (vLLM), or `n_ctx`, else `n_ctx_train`, in `meta` (llama.cpp).
    public init?(_ model: Model) {
        let told = ["context_length", "context_window", "max_context_length", "max_model_len"]
            .map { model.extraFields[$0] }
        let meta = ["n_ctx", "n_ctx_train"].map { model.extraFields["meta"]?[$0] }
        guard let tokens = (told + meta).lazy.compactMap({ $0?.intValue }).first(where: { $0 > 0 }) else { return nil }
        self.init(tokens: tokens)
    }
}

import JSONCoding

/// What servers report under different names.
extension Usage {
    /// The tokens of the request that were read from a cache, which makes them cheaper. They are part of the prompt.
    ///
    /// It is `prompt_tokens_details.cached_tokens`, else `prompt_cache_hit_tokens` (DeepSeek), `cached_tokens`
    /// (Together), `num_cached_tokens` (Mistral) or `cache_read_input_tokens` (Anthropic behind a gateway).
    public var cachedTokens: Int? {
        promptDetails?.cachedTokens
            ?? extraFields.firstInt(["prompt_cache_hit_tokens", "cached_tokens", "num_cached_tokens"])
            ?? extraFields["prompt_token_details"]?["cached_tokens"]?.asInt
            ?? extraFields.firstInt(["cache_read_input_tokens"])
    }

    /// The tokens that the model spent on reasoning. They can be more than ``completionTokens``, where a server counts
    /// them apart.
    ///
    /// It is `completion_tokens_details.reasoning_tokens`, else `reasoning_tokens` (Copilot).
    public var reasoningTokens: Int? {
        completionDetails?.reasoningTokens
            ?? extraFields.firstInt(["reasoning_tokens"])
            ?? extraFields["completion_token_details"]?["reasoning_tokens"]?.asInt
    }

    /// What the completion cost in US dollars, where the server says so.
    ///
    /// It is `cost` (OpenRouter, Vercel's gateway), `cost.total_cost` (Perplexity) or `cost_in_usd_ticks` (xAI, whose
    /// tick is 10⁻¹⁰ dollars).
    public var cost: Double? {
        extraFields["cost"]?.asDouble
            ?? extraFields["cost"]?["total_cost"]?.asDouble
            ?? extraFields["cost_in_usd_ticks"]?.asDouble.map { $0 / 1e10 }
    }
}

extension JSONObject {
    /// The first of some fields that holds an integer.
    fileprivate func firstInt(_ keys: [String]) -> Int? {
        keys.lazy.compactMap { self[$0]?.asInt }.first
    }
}

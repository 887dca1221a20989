public import JSONCoding

extension ChatRequest {
    /// Reads a request.
    ///
    /// - Throws: `DecodingError` if there are no `messages`, or one of them is none.
    public init(fields: JSONObject) throws(DecodingError) {
        var fields = FieldReader(fields)
        self.init(messages: try Self.messages(&fields))
        model = fields.read("model")
        stream = fields.read("stream")
        streamOptions = fields.read("stream_options") { $0.asModel() }
        audio = fields.read("audio") { $0.asModel() }
        frequencyPenalty = fields.read("frequency_penalty")
        logitBias = fields.readDictionary("logit_bias", \.asDouble)
        logprobs = fields.read("logprobs")
        maxCompletionTokens = fields.read("max_completion_tokens")
        maxTokens = fields.read("max_tokens")
        metadata = fields.readDictionary("metadata", \.stringValue)
        modalities = fields.read("modalities")
        moderation = fields.read("moderation")
        choiceCount = fields.read("n")
        allowsParallelToolCalls = fields.read("parallel_tool_calls")
        prediction = fields.read("prediction", Self.predictedContent)
        presencePenalty = fields.read("presence_penalty")
        promptCacheKey = fields.read("prompt_cache_key")
        promptCacheOptions = fields.read("prompt_cache_options") { $0.asModel() }
        promptCacheRetention = fields.read("prompt_cache_retention")
        reasoningEffort = fields.read("reasoning_effort")
        responseFormat = fields.read("response_format", ResponseFormat.init(json:))
        safetyIdentifier = fields.read("safety_identifier")
        seed = fields.read("seed")
        serviceTier = fields.read("service_tier")
        stop = fields.read("stop") { $0.stringValue.map { [$0] } } ?? fields.readList("stop", \.stringValue)
        store = fields.read("store")
        temperature = fields.read("temperature")
        toolChoice = fields.read("tool_choice", ToolChoice.init(json:))
        tools = fields.readList("tools") { $0.asModel() }
        topLogprobs = fields.read("top_logprobs")
        topP = fields.read("top_p")
        user = fields.read("user")
        verbosity = fields.read("verbosity")
        webSearchOptions = fields.read("web_search_options") { $0.asModel() }
        functions = fields.read("functions", \.arrayValue)
        functionCall = fields.read("function_call")
        extraFields = fields.rest
    }

    /// The members of the request's body.
    public var fields: JSONObject {
        var fields = FieldWriter(extraFields: extraFields, precedence: .extra)
        fields.write("model", model)
        fields.write("messages", messages)
        fields.write("stream", stream)
        fields.write("stream_options", streamOptions)
        fields.write("audio", audio)
        fields.write("frequency_penalty", frequencyPenalty)
        fields.write("logit_bias", logitBias) { .number(JSONNumber($0)) }
        fields.write("logprobs", logprobs)
        fields.write("max_completion_tokens", maxCompletionTokens)
        fields.write("max_tokens", maxTokens)
        fields.write("metadata", metadata, JSONValue.string)
        fields.write("modalities", modalities)
        fields.write("moderation", moderation)
        fields.write("n", choiceCount)
        fields.write("parallel_tool_calls", allowsParallelToolCalls)
        fields.write("prediction", prediction.map { ["type": "content", "content": $0.json] })
        fields.write("presence_penalty", presencePenalty)
        fields.write("prompt_cache_key", promptCacheKey)
        fields.write("prompt_cache_options", promptCacheOptions)
        fields.write("prompt_cache_retention", promptCacheRetention)
        fields.write("reasoning_effort", reasoningEffort)
        fields.write("response_format", responseFormat?.json)
        fields.write("safety_identifier", safetyIdentifier)
        fields.write("seed", seed)
        fields.write("service_tier", serviceTier)
        fields.write("stop", stop.map { .array($0.map(JSONValue.string)) })
        fields.write("store", store)
        fields.write("temperature", temperature)
        fields.write("tool_choice", toolChoice?.json)
        fields.write("tools", tools)
        fields.write("top_logprobs", topLogprobs)
        fields.write("top_p", topP)
        fields.write("user", user)
        fields.write("verbosity", verbosity)
        fields.write("web_search_options", webSearchOptions)
        fields.write("functions", functions.map(JSONValue.array))
        fields.write("function_call", functionCall)
        return fields.fields
    }

    private static func messages(_ fields: inout FieldReader) throws(DecodingError) -> [ChatMessage] {
        guard let array = fields.read("messages", \.arrayValue) else {
            throw .missing("messages", because: "a request has no messages")
        }
        var messages: [ChatMessage] = []
        for (index, json) in array.enumerated() {
            do {
                messages.append(try ChatMessage(json: json))
            } catch {
                throw error.moved(under: [FieldKey("messages"), FieldKey(index)])
            }
        }
        return messages
    }

    /// Reads the content of a prediction, unless the prediction holds more than that.
    private static func predictedContent(_ json: JSONValue) -> MessageContent? {
        guard let content = json["content"].flatMap(MessageContent.init(json:)) else { return nil }
        return json == ["type": "content", "content": content.json] ? content : nil
    }
}

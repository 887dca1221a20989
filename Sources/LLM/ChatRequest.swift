public import JSONCoding

/// A question to a model: everything that a chat-completions endpoint takes.
///
/// ```swift
/// var request = ChatRequest(messages: [.system("Be brief."), .user("What is a martlet?")])
/// request.temperature = 0.2
/// request.extraFields["provider"] = ["sort": "price"]  // what only OpenRouter knows
/// ```
///
/// The fields are those of OpenAI's reference. All but the messages are optional, and one that is `nil` is not sent. They
/// are written in the order in which they stand here, so that the same request is the same bytes each time: that is what
/// the providers' prompt caches go by.
public struct ChatRequest: JSONModel {
    /// The model; `nil` leaves it to the client.
    public var model: ModelID?
    /// The conversation so far.
    public var messages: [ChatMessage]
    /// Whether the answer comes in pieces. ``LLMClient`` sets it.
    public var stream: Bool?
    /// What a stream brings besides the answer. Only for a stream.
    public var streamOptions: StreamOptions?
    /// The speech to answer in, where ``modalities`` ask for audio.
    public var audio: AudioOptions?
    /// From −2 to 2: how much a token is avoided for each time that it was used. 0 by default.
    public var frequencyPenalty: Double?
    /// From −100 (never) to 100 (always) by the number of a token: how likely it is made.
    public var logitBias: [String: Double]?
    /// Whether to tell how likely the tokens of the answer were.
    public var logprobs: Bool?
    /// The most tokens that the model may make, reasoning included.
    public var maxCompletionTokens: Int?
    /// The most tokens that the model may make. OpenAI's reasoning models take ``maxCompletionTokens`` instead; many other
    /// servers know only this one.
    public var maxTokens: Int?
    /// Up to 16 notes that OpenAI keeps with a stored completion.
    public var metadata: [String: String]?
    /// The kinds of output to make; text by default.
    public var modalities: [Modality]?
    /// OpenAI's moderation of the request and the answer: `{"model": "omni-moderation-latest"}`.
    public var moderation: JSONValue?
    /// How many answers to make; 1 by default. All are paid for.
    public var choiceCount: Int?
    /// Whether the model may call several tools at once; yes by default.
    public var allowsParallelToolCalls: Bool?
    /// What much of the answer will be, which makes it come faster: a file, for instance, of which little is to change.
    public var prediction: MessageContent?
    /// From −2 to 2: how much a token is avoided once it was used. 0 by default.
    public var presencePenalty: Double?
    /// What requests with the same beginning have in common, so that OpenAI finds it in its cache.
    public var promptCacheKey: String?
    /// How OpenAI caches the beginning of the prompt.
    public var promptCacheOptions: PromptCacheOptions?
    /// How long OpenAI keeps it at most: `in_memory` or `24h`. Deprecated for ``promptCacheOptions``.
    public var promptCacheRetention: String?
    /// How hard the model thinks before it answers.
    public var reasoningEffort: ReasoningEffort?
    /// The form that the answer must have.
    public var responseFormat: ResponseFormat?
    /// Who asks, as a hash of at most 64 characters, so that a provider can act on abuse by one person.
    public var safetyIdentifier: String?
    /// With the same seed, and all else the same, the answer is the same, as far as the provider can.
    public var seed: Int?
    /// How the request is processed, and at what price.
    public var serviceTier: ServiceTier?
    /// Up to 4 texts at which the answer ends; they are not part of it.
    public var stop: [String]?
    /// Whether OpenAI stores the completion.
    public var store: Bool?
    /// From 0 to 2: how random the answer is. Change this or ``topP``, not both.
    public var temperature: Double?
    /// Which tools the model may or must call.
    public var toolChoice: ToolChoice?
    /// The tools that the model may call.
    public var tools: [Tool]?
    /// From 0 to 20: how many of the likeliest tokens to tell in each place. Asks for ``logprobs``.
    public var topLogprobs: Int?
    /// From 0 to 1: only the likeliest tokens are chosen from, which make up this share of the probability.
    public var topP: Double?
    /// Who asks. OpenAI wants ``safetyIdentifier`` and ``promptCacheKey`` instead.
    public var user: String?
    /// How many words the model makes.
    public var verbosity: Verbosity?
    /// How the model searches the web, for those that can.
    public var webSearchOptions: WebSearchOptions?
    /// The functions that the model may call, from before there were ``tools``.
    public var functions: [JSONValue]?
    /// Which function the model may or must call, from before there was ``toolChoice``.
    public var functionCall: JSONValue?
    /// Fields that have no name here. One that has takes the place of the declared one.
    public var extraFields: JSONObject

    /// Makes a request. What is not named is left to the provider.
    public init(
        messages: [ChatMessage],
        model: ModelID? = nil,
        stream: Bool? = nil,
        streamOptions: StreamOptions? = nil,
        audio: AudioOptions? = nil,
        frequencyPenalty: Double? = nil,
        logitBias: [String: Double]? = nil,
        logprobs: Bool? = nil,
        maxCompletionTokens: Int? = nil,
        maxTokens: Int? = nil,
        metadata: [String: String]? = nil,
        modalities: [Modality]? = nil,
        moderation: JSONValue? = nil,
        choiceCount: Int? = nil,
        allowsParallelToolCalls: Bool? = nil,
        prediction: MessageContent? = nil,
        presencePenalty: Double? = nil,
        promptCacheKey: String? = nil,
        promptCacheOptions: PromptCacheOptions? = nil,
        promptCacheRetention: String? = nil,
        reasoningEffort: ReasoningEffort? = nil,
        responseFormat: ResponseFormat? = nil,
        safetyIdentifier: String? = nil,
        seed: Int? = nil,
        serviceTier: ServiceTier? = nil,
        stop: [String]? = nil,
        store: Bool? = nil,
        temperature: Double? = nil,
        toolChoice: ToolChoice? = nil,
        tools: [Tool]? = nil,
        topLogprobs: Int? = nil,
        topP: Double? = nil,
        user: String? = nil,
        verbosity: Verbosity? = nil,
        webSearchOptions: WebSearchOptions? = nil,
        functions: [JSONValue]? = nil,
        functionCall: JSONValue? = nil,
        extraFields: JSONObject = [:]
    ) {
        self.model = model
        self.messages = messages
        self.stream = stream
        self.streamOptions = streamOptions
        self.audio = audio
        self.frequencyPenalty = frequencyPenalty
        self.logitBias = logitBias
        self.logprobs = logprobs
        self.maxCompletionTokens = maxCompletionTokens
        self.maxTokens = maxTokens
        self.metadata = metadata
        self.modalities = modalities
        self.moderation = moderation
        self.choiceCount = choiceCount
        self.allowsParallelToolCalls = allowsParallelToolCalls
        self.prediction = prediction
        self.presencePenalty = presencePenalty
        self.promptCacheKey = promptCacheKey
        self.promptCacheOptions = promptCacheOptions
        self.promptCacheRetention = promptCacheRetention
        self.reasoningEffort = reasoningEffort
        self.responseFormat = responseFormat
        self.safetyIdentifier = safetyIdentifier
        self.seed = seed
        self.serviceTier = serviceTier
        self.stop = stop
        self.store = store
        self.temperature = temperature
        self.toolChoice = toolChoice
        self.tools = tools
        self.topLogprobs = topLogprobs
        self.topP = topP
        self.user = user
        self.verbosity = verbosity
        self.webSearchOptions = webSearchOptions
        self.functions = functions
        self.functionCall = functionCall
        self.extraFields = extraFields
    }
}

public import JSONCoding

/// A model's whole answer.
///
/// It decodes with any decoder, without any strategy:
///
/// ```swift
/// let completion = try JSONDecoder().decode(ChatCompletion.self, from: data)
/// print(completion.text)
/// ```
public struct ChatCompletion: JSONModel, FieldModel {
    /// The id that the server gave the completion; empty where it gave none.
    public var id: String
    /// The type that the server names, `chat.completion` where it names none.
    public var object: String
    /// When the completion was made, in seconds since 1970. Milliseconds, which some servers send, are converted.
    public var created: Int?
    /// The model that answered, which can be another name than was asked for; empty where the server doesn't say.
    public var model: ModelID
    /// The answers: one, unless the request asked for more.
    public var choices: [Choice]
    /// What it took, in tokens; `nil` where the server doesn't say.
    public var usage: Usage?
    /// The tier that processed the request.
    public var serviceTier: ServiceTier?
    /// The configuration of the server. When it changes, the same seed can give another answer.
    public var systemFingerprint: String?
    /// Unknown fields, such as `citations` (Perplexity), `provider` (OpenRouter) or `timings` (llama.cpp).
    public var extraFields: JSONObject
    /// Where the answer came from; nil for one that no client of this process got. It is neither encoded nor compared.
    public var provenance: Provenance? {
        get { uncomparedProvenance.value }
        set { uncomparedProvenance.value = newValue }
    }

    private var uncomparedProvenance = Uncompared<Provenance?>(value: nil)

    /// Makes a completion.
    public init(
        id: String = "",
        object: String = "chat.completion",
        created: Int? = nil,
        model: ModelID = "",
        choices: [Choice],
        usage: Usage? = nil,
        serviceTier: ServiceTier? = nil,
        systemFingerprint: String? = nil,
        extraFields: JSONObject = [:]
    ) {
        self.id = id
        self.object = object
        self.created = created
        self.model = model
        self.choices = choices
        self.usage = usage
        self.serviceTier = serviceTier
        self.systemFingerprint = systemFingerprint
        self.extraFields = extraFields
    }

    /// Reads a completion. Tool calls that came without an id get one.
    ///
    /// - Throws: `DecodingError.keyNotFound` if there are no `choices`: an error object, for instance, is no completion.
    ///   An empty list of choices is one; ``LLMClient`` takes it for an error.
    public init(fields: JSONObject) throws(DecodingError) {
        var reader = FieldReader(fields)
        try self.init(reading: &reader)
    }

    init(reading fields: inout FieldReader) throws(DecodingError) {
        id = fields.read("id") ?? ""
        object = fields.readNonEmpty("object") ?? "chat.completion"
        created = fields.read("created", \.asSeconds)
        model = fields.read("model") ?? ""
        guard let choices: [Choice] = fields.read("choices") else {
            throw .missing("choices", because: Self.whyNoChoices(&fields))
        }
        self.choices = choices
        usage = fields.read("usage") ?? Usage(groq: &fields)
        serviceTier = fields.read("service_tier")
        systemFingerprint = fields.readNonEmpty("system_fingerprint")
        extraFields = fields.rest
        inventMissingIDs()
    }

    /// The completion as a server sends it.
    public var fields: JSONObject {
        var fields = FieldWriter(extraFields: extraFields)
        fields.write("id", id)
        fields.write("object", object)
        fields.write("created", created)
        fields.write("model", model)
        fields.write("choices", choices)
        fields.write("usage", usage)
        fields.write("service_tier", serviceTier)
        fields.write("system_fingerprint", systemFingerprint)
        return fields.fields
    }

    private mutating func inventMissingIDs() {
        for index in choices.indices {
            choices[index].message.inventMissingIDs(completion: id, choice: choices[index].index)
        }
    }

    private static func whyNoChoices(_ fields: inout FieldReader) -> String {
        guard let error = fields.peek("error"), !error.isNull else { return "a completion has no choices" }
        return "the object is an error, not a completion: \(error["message"]?.stringValue ?? error.text)"
    }
}

/// The first choice, which is all there is unless the request asked for more.
extension ChatCompletion {
    /// The text; empty where there is none.
    public var text: String { first?.message.content ?? "" }

    /// What the model thought before it answered; `nil` where the server keeps that to itself.
    public var reasoning: String? { first?.message.reasoning }

    /// The tool calls.
    public var toolCalls: [ToolCall] { first?.message.toolCalls ?? [] }

    /// Why it ended; `nil` where the server doesn't say.
    public var finishReason: FinishReason? { first?.finishReason }

    private var first: Choice? { choices.first { $0.index == 0 } ?? choices.first }
}

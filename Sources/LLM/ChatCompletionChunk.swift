public import JSONCoding

/// A piece of a streamed answer, as one event brings it.
public struct ChatCompletionChunk: JSONModel, FieldModel {
    /// The id of the completion; empty where the server gave none.
    public var id: String
    /// The type that the server names, `chat.completion.chunk` where it names none.
    public var object: String
    /// When the completion was made, in seconds since 1970.
    public var created: Int?
    /// The model that answers; empty where the server doesn't say.
    public var model: ModelID
    /// What is new, for each choice that has news. Empty where the chunk brings something else, such as the usage.
    public var choices: [Choice]
    /// What the completion has taken so far; as a rule only the last chunk says so.
    public var usage: Usage?
    /// The tier that processes the request.
    public var serviceTier: ServiceTier?
    /// The configuration of the server.
    public var systemFingerprint: String?
    /// What went wrong on the server after it began to answer; its form differs by provider.
    public var error: JSONValue?
    /// Unknown fields.
    public var extraFields: JSONObject

    /// Makes a chunk.
    public init(
        id: String = "",
        object: String = "chat.completion.chunk",
        created: Int? = nil,
        model: ModelID = "",
        choices: [Choice],
        usage: Usage? = nil,
        serviceTier: ServiceTier? = nil,
        systemFingerprint: String? = nil,
        error: JSONValue? = nil,
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
        self.error = error
        self.extraFields = extraFields
    }

    /// Reads a chunk. Any object is one: what it lacks is empty.
    public init(fields: JSONObject) {
        var reader = FieldReader(fields)
        self.init(reading: &reader)
    }

    init(reading fields: inout FieldReader) {
        id = fields.read("id") ?? ""
        object = fields.readNonEmpty("object") ?? "chat.completion.chunk"
        created = fields.read("created", \.asSeconds)
        model = fields.read("model") ?? ""
        choices = fields.read("choices") ?? []
        usage = fields.read("usage") ?? Usage(groq: &fields)
        serviceTier = fields.read("service_tier")
        systemFingerprint = fields.readNonEmpty("system_fingerprint")
        error = fields.read("error")
        extraFields = fields.rest
    }

    /// The chunk as an event holds it.
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
        fields.write("error", error)
        return fields.fields
    }
}

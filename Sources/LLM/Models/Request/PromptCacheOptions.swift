public import JSONCoding

/// How OpenAI caches the beginning of a prompt.
public struct PromptCacheOptions: JSONModel {
    /// `implicit`, the default: a breakpoint is chosen as well as yours; `explicit`: only the parts that you mark with `prompt_cache_breakpoint` count.
    public var mode: String?
    /// How long a breakpoint lives at least: `30m`.
    public var ttl: String?
    /// Further fields.
    public var extraFields: JSONObject

    /// Makes options.
    public init(mode: String? = nil, ttl: String? = nil, extraFields: JSONObject = [:]) {
        self.mode = mode
        self.ttl = ttl
        self.extraFields = extraFields
    }

    /// Reads what ``fields`` writes.
    public init(fields: JSONObject) {
        var fields = FieldReader(fields)
        mode = fields.read("mode")
        ttl = fields.read("ttl")
        extraFields = fields.rest
    }

    /// The members of `prompt_cache_options`.
    public var fields: JSONObject {
        var fields = FieldWriter(extraFields: extraFields)
        fields.write("mode", mode)
        fields.write("ttl", ttl)
        return fields.fields
    }
}

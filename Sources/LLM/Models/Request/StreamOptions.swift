public import JSONCoding

/// What a stream brings besides the answer.
public struct StreamOptions: JSONModel {
    /// Whether a last chunk tells the usage. Some servers do so unasked.
    public var includesUsage: Bool?
    /// Whether OpenAI pads its chunks, so that their lengths tell an eavesdropper nothing; on by default.
    public var includesObfuscation: Bool?
    /// Further fields.
    public var extraFields: JSONObject

    /// Makes options.
    public init(includesUsage: Bool? = nil, includesObfuscation: Bool? = nil, extraFields: JSONObject = [:]) {
        self.includesUsage = includesUsage
        self.includesObfuscation = includesObfuscation
        self.extraFields = extraFields
    }

    /// Reads what ``fields`` writes.
    public init(fields: JSONObject) {
        var fields = FieldReader(fields)
        includesUsage = fields.read("include_usage")
        includesObfuscation = fields.read("include_obfuscation")
        extraFields = fields.rest
    }

    /// The members of `stream_options`.
    public var fields: JSONObject {
        var fields = FieldWriter(extraFields: extraFields)
        fields.write("include_usage", includesUsage)
        fields.write("include_obfuscation", includesObfuscation)
        return fields.fields
    }
}
